"""Vigrid's games in the manner of PettingZoo's AEC interface. Needs Python 3.9 and the `vigrid` command, nothing else.

    env = VigridEnv("heroes")
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else random.choice(legal(observation["action_mask"])))

An action is the number of a legal answer. The mask has `mask_size` places; a question with more answers than that
(rare: orders, splits) shows only the first ones, and `info["answers"]` says how many there are.
"""

import json
import subprocess


class VigridError(Exception):
    """The engine refused a request; it says what is wrong, and nothing has changed."""


class VigridEnv:
    metadata = {"name": "vigrid", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game, seats=None, options=None, mask_size=1024, command=("npx", "vigrid")):
        self.game, self.seats, self.options, self.mask_size = game, seats, options or {}, mask_size
        self._engine = subprocess.Popen(
            [*command, "env", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.agents = self.possible_agents = []

    def request(self, *requests):
        """Sends requests in one line and gives their replies: for everything that the methods below do not cover."""
        print(json.dumps(requests), file=self._engine.stdin, flush=True)
        replies = json.loads(self._engine.stdout.readline())
        for reply in replies:
            if "error" in reply:
                raise VigridError(reply["error"])
        return replies

    def reset(self, seed=None, options=None):
        wanted = {"do": "reset", "options": options or self.options}
        if self.seats is not None:
            wanted["seats"] = self.seats
        if seed is not None:
            wanted["seed"] = str(seed)
        [status] = self.request(wanted)
        self.possible_agents = [f"seat_{seat}" for seat in range(status["seats"])]
        self.agents = list(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._take(status)

    def observe(self, agent):
        [seen] = self.request({"do": "observe", "seat": self._seat(agent)})
        self.infos[agent] = {"answers": seen["answers"]}
        legal = min(seen["answers"], self.mask_size)
        mask = [1] * legal + [0] * (self.mask_size - legal)
        return {"observation": seen["view"], "question": seen["question"], "action_mask": mask}

    def last(self):
        agent = self.agent_selection
        observation = self.observe(agent)
        return observation, self.rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise VigridError("The game is over: the only action left is None.")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        [status] = self.request({"do": "step", "seat": self._seat(agent), "answer": int(action)})
        self._take(status)

    def agent_iter(self):
        while self.agents:
            yield self.agent_selection

    def close(self):
        self._engine.stdin.close()
        self._engine.wait()
        self._engine.stdout.close()

    def _take(self, status):
        self.rewards = dict(zip(self.possible_agents, status["rewards"]))
        if status["result"] is not None:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = f"seat_{status['awaited'][0]}" if status["awaited"] else self.agents[0]

    @staticmethod
    def _seat(agent):
        return int(agent.split("_")[1])


def legal(mask):
    """The numbers of the legal actions."""
    return [action for action, allowed in enumerate(mask) if allowed]
