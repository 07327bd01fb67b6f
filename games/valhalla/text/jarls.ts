/** What the jarls say: the main ability, and the additional one with its condition. In the order of their ids. */
import type { Text } from '@vigrid/kernel';
import { say } from '@vigrid/speech';

const said = (mainRu: string, mainEn: string, moreRu: string, moreEn: string): Text[] => [
  say(mainRu, mainEn),
  say(moreRu, moreEn),
];

export const jarlTexts: readonly Text[][] = [
  said(
    'Раз за битву перебросьте 1 свой кубик бесплатно.',
    'Once per battle re-roll 1 of your dice free.',
    'С четырьмя воинами в отряде — любое число кубиков.',
    'With four warriors in your squad: any number of dice.',
  ),
  said(
    'В фазе 2 берите на 1 карту больше.',
    'In phase 2 take 1 card more.',
    'Если на руке не больше двух карт, оставьте на 1 карту больше.',
    'With two or fewer cards in hand, keep 1 card more.',
  ),
  said(
    'В защите, если воинов меньше, чем у атакующего: +1.',
    'In defence with fewer warriors than the attacker: +1.',
    'Если меньше хотя бы на 2 — ещё +1.',
    'With at least 2 fewer: +1 more.',
  ),
  said(
    'В нападении раз за битву поверните свой кубик с X оружием, которое есть на другом вашем свободном кубике.',
    'Attacking, once per battle turn one of your X dice to a weapon shown by another free die of yours.',
    'Если X хотя бы на трёх ваших кубиках, возьмите вместо этого 1 дополнительный кубик.',
    'With at least three of your dice showing X, take 1 extra die instead.',
  ),
  said(
    'В нападении: +1.',
    'Attacking: +1.',
    'Если вооружено не меньше трёх ваших воинов, — ещё +2.',
    'With three or more of your warriors activated: +2 more.',
  ),
  said(
    'Каждый ваш вооружённый ледяной великан: +1.',
    'Each of your activated frost giants: +1.',
    'Если вооружён ледяной великан, раз за битву возьмите 1 карту.',
    'With a frost giant activated, once per battle take 1 card.',
  ),
  said(
    'Перед своим броском сбросьте с руки карту: 1 дополнительный кубик.',
    'Before your roll discard 1 card from hand: 1 extra die.',
    'С пятью и более картами на руке можно сбросить 2 карты: 2 дополнительных кубика.',
    'With five or more cards in hand you may discard 2 cards: 2 extra dice.',
  ),
  said(
    'Раз за битву один ваш топор считается мечом или один меч — топором.',
    'Once per battle one of your axe dice counts as a sword, or one sword die as an axe.',
    'Если в отряде есть медведь, один ваш топор считается любым оружием.',
    'With a bear in your squad, one of your axe dice counts as any weapon.',
  ),
  said(
    'После победы в нападении возьмите 1 карту.',
    'After a won attack take 1 card.',
    'Если в Вальхаллу вошли не меньше трёх ваших воинов, — ещё 1.',
    'If three or more of your warriors entered Valhalla: 1 more.',
  ),
  said(
    'После поражения возьмите 2 карты, оставьте 1.',
    'After a lost battle take 2 cards, keep 1.',
    'Если проиграли не больше чем на 3, оставьте обе.',
    'If you lost by 3 or less, keep both.',
  ),
  said(
    'Действие A: введя воина, возьмите 1 карту, затем сбросьте 1 с руки.',
    'Action A: after adding the warrior take 1 card, then discard 1 from hand.',
    'Если у воина не меньше трёх символов оружия, не сбрасывайте.',
    'If the warrior shows three or more weapon symbols, no discard.',
  ),
  said(
    'Действие B с пустым отрядом: до 4 символов оружия вместо 3.',
    'Action B with an empty squad: up to 4 weapon symbols instead of 3.',
    'Если своих щитов не больше двух — до 5.',
    'With two or fewer own shields: up to 5.',
  ),
  said(
    'Первый переброс в битве бесплатен, если в нём не больше двух кубиков.',
    'The first re-roll in a battle costs no die if it takes at most 2 dice.',
    'Если своих щитов не больше двух, второй — тоже.',
    'With two or fewer own shields the second one, too.',
  ),
  said(
    'Каждый ваш вооружённый медведь: +1.',
    'Each of your activated bears: +1.',
    'Если в отряде не меньше двух медведей, — ещё +1.',
    'With two or more bears in your squad: +1 more.',
  ),
  said(
    'Первая ваша тактика, которая даёт силу, даёт на 1 больше.',
    'Your first tactic that gives strength gives 1 more.',
    'Если вы сыграли в битве не меньше двух тактик, следующие — тоже.',
    'With two or more tactics played in the battle, later ones do so, too.',
  ),
  said(
    'Перед своим нападением возьмите 1 карту, затем сбросьте 1 с руки.',
    'Before your attack take 1 card, then discard 1 from hand.',
    'Если сброшен воин: +2 в этой битве.',
    'If a warrior was discarded: +2 in this battle.',
  ),
  said(
    'После поражения верните на руку одну тактику, сыгранную в битве.',
    'After a lost battle take back one tactic played in it.',
    'Если сыграли не меньше двух тактик — и после победы.',
    'With two or more tactics played, after a won battle, too.',
  ),
  said(
    'Перед битвой двух других назовите победителя; угадали — возьмите 1 карту.',
    'Before a battle of two others name the winner; if you are right, take 1 card.',
    'Если у обоих не меньше трёх воинов, вместо карты можно получить 1 очко доблести.',
    'If both have three or more warriors, you may gain 1 valour point instead.',
  ),
  said(
    'На вас нельзя напасть, если вы защищались в последней битве (до начала вашего хода).',
    'You can not be attacked if you were the defender of the latest battle (until your next turn).',
    'Если своих щитов не больше двух: +1 в защите.',
    'With two or fewer own shields: +1 in defence.',
  ),
  said(
    'В конце игры: +1 очко за каждый клан среди захваченных щитов, кроме первого.',
    'At the end: +1 point for each clan among captured shields beyond the first.',
    'Если кланов не меньше трёх: ещё +2 очка.',
    'With three or more clans: +2 points more.',
  ),
  said(
    'В нападении: +1 за каждый щит, захваченный защитником, но не больше +2.',
    'Attacking: +1 for each shield the defender has captured, at most +2.',
    'Если защитник захватил больше щитов, чем вы, возьмите вместо этого 1 дополнительный кубик.',
    'If the defender has captured more shields than you, take 1 extra die instead.',
  ),
  said(
    'Перед своим нападением посмотрите руку защитника.',
    'Before your attack look at the defender’s hand.',
    'Если карт у него больше, чем у вас, он сбрасывает одну по своему выбору.',
    'If it has more cards than yours, the defender discards one of their choice.',
  ),
  said(
    'В нападении каждая прибавка от способностей воинов защитника меньше на 1.',
    'Attacking, each ability bonus of the defender’s warriors is 1 lower.',
    'Если в вашем отряде не меньше трёх кланов, назовите вместо этого клан: его воины у защитника не получают прибавок.',
    'With three or more clans in your squad, name a clan instead: the defender’s warriors of it get no ability bonus.',
  ),
  said(
    'После победы в защите возьмите 1 карту.',
    'After a won defence take 1 card.',
    'Если у атакующего было больше воинов, он сбрасывает случайную карту.',
    'If the attacker had more warriors, the attacker discards a random card.',
  ),
  said(
    'Дополнительная способность ярла соперника не действует.',
    'The additional ability of the opponent’s jarl does not work.',
    'Если вооружено не меньше трёх ваших воинов, не действует и основная.',
    'With three or more of your warriors activated, the main one does not work either.',
  ),
];
