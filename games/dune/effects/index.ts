/** The kinds of effects. A new one is a file and a line here; all else follows from it. */

export { acquire } from './acquire.ts';
export { acquireToDeck } from './acquire-to-deck.ts';
export { addIcons } from './add-icons.ts';
export { alwaysToDeck } from './always-to-deck.ts';
export { ambush } from './ambush.ts';
export { anotherTurn } from './another-turn.ts';
export { arrow } from './arrow.ts';
export { backToHand } from './back-to-hand.ts';
export { buyTleilaxu } from './buy-tleilaxu.ts';
export { cheaper } from './cheaper.ts';
export { choose } from './choose.ts';
export { combatIcon } from './combat-icon.ts';
export { control } from './control.ts';
export { copyGrafted } from './copy-grafted.ts';
export { councilSeat } from './council-seat.ts';
export { deploy } from './deploy.ts';
export { discard } from './discard.ts';
export { discount } from './discount.ts';
export { doubleHarvest } from './double-harvest.ts';
export { draw } from './draw.ts';
export { dreadnought } from './dreadnought.ts';
export { dropTleilaxu } from './drop-tleilaxu.ts';
export { fetchGrafted } from './fetch-grafted.ts';
export { foldspace } from './foldspace.ts';
export { freighter } from './freighter.ts';
export { gain } from './gain.ts';
export { graftsRow } from './grafts-row.ts';
export { harvest } from './harvest.ts';
export { when as if } from './if.ts';
export { ignoreEnemies } from './ignore-enemies.ts';
export { inReveal } from './in-reveal.ts';
export { influence } from './influence.ts';
export { influenceOfAgents } from './influence-of-agents.ts';
export { influenceOfSnooper } from './influence-of-snooper.ts';
export { influenceOfVisit } from './influence-of-visit.ts';
export { intrigue } from './intrigue.ts';
export { keepIntrigue } from './keep-intrigue.ts';
export { lose } from './lose.ts';
export { manipulate } from './manipulate.ts';
export { mayPass } from './may-pass.ts';
export { mentat } from './mentat.ts';
export { negotiator } from './negotiator.ts';
export { opponents } from './opponents.ts';
export { per } from './per.ts';
export { persuasion } from './persuasion.ts';
export { points } from './points.ts';
export { recallAgent } from './recall-agent.ts';
export { recallSent } from './recall-sent.ts';
export { recover } from './recover.ts';
export { recruit } from './recruit.ts';
export { research } from './research.ts';
export { reshuffle } from './reshuffle.ts';
export { retreat } from './retreat.ts';
export { signet } from './signet.ts';
export { snoop } from './snoop.ts';
export { solariPerIcon } from './solari-per-icon.ts';
export { spaceInfluence } from './space-influence.ts';
export { specimen } from './specimen.ts';
export { stealIntrigue } from './steal-intrigue.ts';
export { swapIntrigues } from './swap-intrigues.ts';
export { swordmaster } from './swordmaster.ts';
export { swords } from './swords.ts';
export { tech } from './tech.ts';
export { tleilaxu } from './tleilaxu.ts';
export { transports } from './transports.ts';
export { trash } from './trash.ts';
export { trashGrafted } from './trash-grafted.ts';
export { trashInPlay } from './trash-in-play.ts';
export { trashThis } from './trash-this.ts';
export {
  allies,
  bonusSpice,
  contract,
  hooks,
  own,
  recallSpy,
  reinforce,
  replaceRowCard,
  sandworm,
  shieldWall,
  spy,
  team,
  throneRow,
  trade,
  trashIntrigue,
} from './uprising.ts';
export { voice } from './voice.ts';
export { whileHere } from './while-here.ts';
export { winsTies } from './wins-ties.ts';
