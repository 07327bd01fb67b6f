"""A random game of each of Vigrid's games: python3 random_games.py [COMMAND…]"""

import random
import sys

from vigrid import VigridEnv, legal

command = tuple(sys.argv[1:]) or ("npx", "vigrid")
chance = random.Random(7)
for game in ("heroes", "berserk", "valhalla", "dune"):
    env = VigridEnv(game, command=command)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        env.step(None if termination else chance.choice(legal(observation["action_mask"])))
        decisions += not termination
    print(game, decisions, *env.rewards.values())
    env.close()
