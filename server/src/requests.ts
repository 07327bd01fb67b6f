/** What happens for each request. Messages have been read and found well formed before they come here. */
import { randomUUID } from 'node:crypto';
import { hintFor } from '@vigrid/bots/hint';
import { type Act, type Match, questionFor, type Seat, seeded } from '@vigrid/kernel';
import type { Requests } from '@vigrid/protocol';
import { actIn, hintSaid, pickReasonsSaid, previewOf, reasonsSaid } from '@vigrid/protocol/table';
import { accountHandlers } from './account.ts';
import { act } from './acts.ts';
import { claim, offerSeat, setDeputy, takeOver } from './away.ts';
import { keepGame } from './brought.ts';
import { checkDeck, decksShown, limitsOf, removeDeck, saveDeck } from './decks.ts';
import { noHints, notSeated, refused, shownOtherwise } from './denials.ts';
import { hello, known, rename } from './guests.ts';
import type { House } from './house.ts';
import { openLot } from './lots.ts';
import { finishedAt, historyOf, replayAt } from './past.ts';
import type { Visitor } from './people.ts';
import { isSealed } from './sealed.ts';
import { createTable, invitationTo, rematchOf, removeFrom, sitDown, standUp, welcome } from './seating.ts';
import { houseStatistics } from './statistics.ts';
import { hasHints, isPlain, seatOf, stateFor, type Table, updatesSince } from './table.ts';
import { say, talkAt } from './talk.ts';
import { unwatch, watch } from './watching.ts';

export type Handlers = {
  readonly [K in keyof Requests]: (
    visitor: Visitor,
    payload: Requests[K][0],
  ) => Requests[K][1] | Promise<Requests[K][1]>;
};

export function handlersOf(house: House): Handlers {
  const { tournaments, tables, lobby, now, neighbours, snapshots } = house;
  /** Whoever comes over from another server must not be shown less than they saw there. */
  const fresh = async (table: Table): Promise<void> => {
    if (neighbours.shared) await tables.refresh(table);
  };
  const rateSeats = async (table: Table): Promise<void> => {
    if (table.rated) table.ratings = await house.ratings.at(table);
  };
  return {
    ...accountHandlers(house),

    hello: (visitor, wish) => hello(house, visitor, wish),

    rename: (visitor, { name }) => rename(house, known(visitor), name),

    lobby(visitor) {
      const guest = known(visitor);
      visitor.inLobby = true;
      return lobby.shownTo(guest.id);
    },

    async create(visitor, wish) {
      const table = await createTable(house, known(visitor), wish);
      lobby.changed();
      return { table };
    },

    open(visitor, { table: id, code, seat, own, print }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        const before = table.seats;
        await welcome(house, guest, table, { code, seat, own, print });
        if (code !== undefined && code === table.code) await takeOver(house, guest, table);
        if (table.seats !== before) lobby.changed();
        await rateSeats(table);
        visitor.inLobby = false;
        const watcher = watch(house, visitor, guest, table);
        return stateFor(table, watcher, { snapshots, now, talk: await talkAt(house, table, guest.id) });
      });
    },

    invitation(visitor, { table: id, code }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        return invitationTo(house, table, guest, code);
      });
    },

    sit(visitor, { table: id, seat, own, print }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        await sitDown(house, guest, table, { seat, own, print });
        await rateSeats(table);
        const watcher = watch(house, visitor, guest, table);
        lobby.changed();
        return stateFor(table, watcher, { snapshots, now, talk: await talkAt(house, table, guest.id) });
      });
    },

    lot(visitor, { table: id, lot }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        await openLot(house, guest, table, lot);
        return {};
      });
    },

    stand(visitor, { table: id }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await standUp(house, guest, table);
        lobby.changed();
        return {};
      });
    },

    remove(visitor, { table: id, seat }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await removeFrom(house, guest, table, seat);
        lobby.changed();
        return {};
      });
    },

    deputy(visitor, { table: id, seat, level }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await setDeputy(house, guest, table, seat, level);
        lobby.changed();
        return {};
      });
    },

    offerSeat(visitor, { table: id, seat, offered }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => ({ code: await offerSeat(house, guest, table, seat, offered) }));
    },

    claim(visitor, { table: id, seat }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await claim(house, guest, table, seat);
        return {};
      });
    },

    leave(visitor, { table }) {
      known(visitor);
      unwatch(house, visitor, table);
      return {};
    },

    act: (visitor, deed) => act(house, known(visitor), deed),

    since(visitor, { table: id, seq, plain }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        const otherwise = isSealed(table.engine) || isPlain(visitor, table) !== plain;
        if (plain !== undefined && otherwise) throw shownOtherwise();
        return updatesSince(table, watch(house, visitor, guest, table), seq, { snapshots, now });
      });
    },

    explain(visitor, { table: id, intent }) {
      const guest = known(visitor);
      return tables.at(id, (table) => {
        const { seat, match } = seatedAt(table, guest.id);
        return reasonsSaid(match, seat, actOf(match, intent), playersOf(table));
      });
    },

    explainPick(visitor, { table: id, object }) {
      const guest = known(visitor);
      return tables.at(id, (table) => {
        const { seat, match } = seatedAt(table, guest.id);
        return pickReasonsSaid(match, seat, object, playersOf(table));
      });
    },

    preview(visitor, { table: id, intent }) {
      const guest = known(visitor);
      return tables.at(id, (table) => {
        const { seat, match } = seatedAt(table, guest.id);
        return previewOf(match, seat, actOf(match, intent));
      });
    },

    hint(visitor, { table: id }) {
      const guest = known(visitor);
      return tables.at(id, (table) => {
        const { seat, match } = seatedAt(table, guest.id);
        if (!hasHints(table, seat)) throw noHints();
        if (!questionFor(match.run, seat)) throw refused({ text: notAsked });
        const advice = hintFor(match.run, seat, seeded(randomUUID()));
        return hintSaid(match, seat, advice);
      });
    },

    rematch(visitor, { table: id, print }) {
      const guest = known(visitor);
      return tables.at(id, async (table) => {
        await fresh(table);
        if (seatOf(table, guest.id) === null) throw notSeated();
        const next = await rematchOf(house, guest, table, print);
        lobby.changed();
        return { table: next };
      });
    },

    say: (visitor, wish) => say(house, visitor, known(visitor), wish),

    profile: (visitor, { guest }) => house.ratings.profile(known(visitor), guest),

    leaders(visitor, { game }) {
      known(visitor);
      return house.ratings.leaders(game);
    },

    houseStatistics(visitor, { game }) {
      known(visitor);
      return houseStatistics(house, game);
    },

    tournaments: (visitor) => tournaments.list(known(visitor)),

    makeTournament: (visitor, wish) => tournaments.make(house, known(visitor), wish),

    tournament: (visitor, { tournament }) => tournaments.show(known(visitor), tournament),

    enterTournament: (visitor, { tournament, name }) => tournaments.enter(known(visitor), tournament, name),

    leaveTournament: (visitor, { tournament, player }) =>
      tournaments.leave(known(visitor), tournament, player),

    nextRound: (visitor, { tournament }) => tournaments.next(house, known(visitor), tournament),

    tournamentResult: (visitor, { tournament, winners, ...at }) =>
      tournaments.result(known(visitor), tournament, at, winners),

    endTournament: (visitor, { tournament }) => tournaments.end(known(visitor), tournament),

    history: (visitor, wish) => historyOf(house, known(visitor), wish),

    record: (visitor, { table }) => finishedAt(house, known(visitor), table),

    keepGame: (visitor, wish) => keepGame(house, known(visitor), wish),

    replay(visitor, wish) {
      known(visitor);
      return replayAt(house, visitor, wish);
    },

    decks: (visitor, { game }) => decksShown(house, known(visitor), game),

    saveDeck: (visitor, wish) => saveDeck(house, known(visitor), wish),

    async removeDeck(visitor, { id }) {
      await removeDeck(house, known(visitor), id);
      return {};
    },

    checkDeck(visitor, wish) {
      known(visitor);
      return checkDeck(house, wish);
    },

    deckLimits(visitor, { game, deck }) {
      known(visitor);
      return limitsOf(house, game, deck);
    },
  };
}

const playersOf = ({ seats }: Table): string[] => seats.map(({ level, name }) => level ?? name ?? '');

const notAsked = {
  ru: 'Сейчас решаете не вы.',
  en: 'It is not your decision now.',
};

function actOf(match: Match, intent: unknown): Act {
  const read = actIn(match, intent);
  if ('problem' in read) throw refused(read.problem);
  return read.act;
}

function seatedAt(table: Table, guest: string): { seat: Seat; match: Match } {
  const seat = seatOf(table, guest);
  if (seat === null || !table.playing) throw notSeated();
  return { seat, match: table.playing.match };
}
