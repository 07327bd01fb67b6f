import { type RulingRows, rulingsOf } from '@vigrid/kernel';
import type { RuleId } from './index.ts';

/** What situations of judges have asked for since: hidden cards, defenders, replacement. */
export const rulingsOfTheJudge = rulingsOf({
  'RB-70': {
    title: 'Скрытая карта и обязательная особенность | A hidden card and what it must declare',
    text: 'Срабатывающую особенность скрытой карты её игрок может объявить, получив приоритет, и карта вскрывается; обязан он объявить её, только если карту вскрыли. Спасовав, он теряет этот случай. | What has triggered on a hidden card its player may declare with priority, which turns the card up; it has to be declared only if the card is turned up. Who passes loses the occasion.',
    reason:
      'Объявление вскрывает карту, а наступившее условие — нет; постоянные особенности к этому тоже не принуждают. Пропущенной обязанности никто не увидел бы, а вопрос, который задают лишь о таких картах, выдал бы их. | A declaration turns the card up, a condition that occurs does not; constant features do not force it either. Nobody could see that a duty was left out, and a question that comes only for such cards would betray them.',
    rules: ['B12-113.5', 'B12-529.3', 'B12-529.4'],
  },
  'RB-71': {
    title: 'Защитник при прерванном ударе | The defender of an interrupted strike',
    text: 'Если удар прерван или его источник покинул игру, защитник не закрывается и может действовать; если удар заблокирован, защитник закрывается. | If the strike is interrupted or its source has left play, the defender does not close and may act; if the strike is blocked, the defender closes.',
    reason:
      'Оба платят в одно время, на завершающей стадии. Где атакующий не платит, такой оплаты нет; заблокированный удар оплачивается. | Both pay at the same time in the Ending stage. Where the attacker pays nothing there is no such payment; a blocked strike is paid for.',
    rules: ['B12-513.9', 'B12-526.1', 'B12-502.3', 'B12-527.4'],
  },
  'RB-72': {
    title: 'Что происходит взамен | What stands in the place of something',
    text: 'Эффект замещения выполняется сразу, на месте замещённого: на него не отвечают. Удар, который по нему наносит карта, объявляется сразу и дальше идёт через стек, как любой другой. Если у карты и после этого нет жизней, она погибает, и то же замещение уже не применяется. | A replacement effect is carried out at once, where the replaced one would have been: nobody answers it. A strike that it makes a card do is declared at once and then goes over the stack like any other. A card that has no lives even then dies, and the same replacement is not applied again.',
    reason:
      'Оно ждёт эффекта и занимает его место, а эффекты применяются без стека: он нужен только игродействиям. | It waits for an effect and takes its place; effects are applied without the stack, which only game actions use.',
    rules: ['B12-531.1', 'B12-531.3', 'B12-531.4', 'B12-509.1'],
  },
  'RB-73': {
    title: '«Теряет все эффекты» | “Loses all effects”',
    text: 'Карта теряет приобретённые особенности, маркеры, фишки, дополнительные жизни и снижение жизней. Раны и природные особенности остаются. | The card loses its acquired features, markers, chips, extra lives and what reduces its lives. Its wounds and its native features stay.',
    reason:
      'Эффекты на карте — то, что наложили игродействия. Раны считаются отдельно: их снимает лечение, а лечить можно не всякую карту. | Effects on a card are what game actions have put on it. Wounds are told apart: what takes them off is healing, which not every card can receive.',
    rules: ['B12-119.5', 'B12-G-effect', 'B12-117.4'],
  },
  'RB-74': {
    title: 'Раны в оплату | Wounds as a payment',
    text: 'Раны, которыми карта платит, просто ложатся на неё: от них ничего не срабатывает, их нельзя ни предотвратить, ни заместить. Погибнуть от них карта может. | Wounds that a card pays with are simply put on it: nothing triggers on them, and they can be neither prevented nor replaced. The card may die of them.',
    reason:
      'Оплата — не способность, у неё нет ни источника, ни цели; срабатывания, предотвращение и замещение говорят о том, что делают игродействия. | Payment is no ability and has neither source nor target; what triggers, prevents and replaces speaks of what game actions do.',
    rules: ['B12-501.2', 'B12-501.3', 'B12-119.1', 'B12-508.3'],
  },
  'RB-75': {
    title: 'Радиус прыжка | The radius of a jump',
    text: 'Радиус прыжка ограничивает только выбор клетки: если прыгающего переместили, он всё равно попадает на названную клетку, когда она свободна. | The radius of a jump only limits the choice of a cell: a jumper that was relocated meanwhile still comes to the cell named, if that is free.',
    reason:
      'Так же и с радиусом атак, заклинаний и воздействий; при перемещении дважды проверяют только, свободна ли клетка. | So it is with the radius of attacks, spells and influences; of a relocation only the free cell is looked at twice.',
    rules: ['B12-G-jump-range-x', 'B12-501.4', 'B12-507.2'],
  },
  'RB-76': {
    title: 'Что остаётся у прежнего игрока | What stays with the old player',
    text: 'Кто получает контроль над существом, не получает его симбиота, паразита и экипировки: они остаются на нём у тех, кто ими управлял. | Whoever takes control of a creature does not take its symbiont, parasite and equipment: they stay on it, with whoever controlled them.',
    reason:
      'Контроль получают над картой, а это отдельные карты; о симбиотах в 2009 году так и сказано. | Control is taken of a card, and they are cards of their own; of symbionts 2009 says so outright.',
    rules: ['B12-532.7', 'B12-G-controller', 'B09-210.12', 'B09-200.2b'],
  },
  'RB-77': {
    title: '2009: «или» посреди текста | 2009: an “or” in mid-text',
    text: 'Выбор в конце текста делается при заявке, вместе с целями; если за ним в тексте идёт что-то ещё, выбирают, когда до него доходит дело. | A choice at the end of a text is made when it is declared, with the targets; where something more follows in the text, when it is its turn.',
    reason:
      'Цели при заявке назвать обязательно, выбор — нет; а следующее может от него зависеть. | Targets must be named at the declaration, choices need not; what follows may depend on the choice.',
    rules: ['B09-412.1', 'B09-216.11'],
  },
  'RB-78': {
    title: '2009: движение в стеке | 2009: movement on the stack',
    text: 'Движение лежит в стеке одним объектом: бросков и защит у него нет, и на каждый его шаг отвечают один раз. | Movement lies on the stack as one object: it has neither rolls nor protections, and each step of it is answered once.',
    reason:
      'Цепочка объектов нужна там, где бросают, защищаются и ранят; у шага ничего этого нет. | The chain of objects is there for what is rolled, protected from and wounded by; a step has none of these.',
    rules: ['B09-215.2', 'B09-216.1b', 'B09-203.8'],
  },
  'RB-79': {
    title: 'Удар по своему отряду | A strike at the own squad',
    text: 'И от удара по карте своего же отряда Неактивный игрок может назначить защитником своё открытое существо: дальше удар идёт по защитнику, и тот сражается. Активный игрок не защищает никого. | Against a strike at a card of the striker’s own squad, too, the Inactive player may assign an open creature of the own squad as a defender: the strike goes on at the defender, who fights. The Active player defends nobody.',
    reason:
      'Сказано, чьё существо защищает, от чьего удара и где оно стоит; что карта, по которой бьют, должна быть из отряда защитника, не сказано нигде (2009: «любое открытое существо» рядом с обеими). Как по закрытой карте считают удар, цель которого — карта своего отряда; когда есть защитник, цель уже не она. | The rules say whose creature defends, against whose strike and where it stands; that the struck card be of the defender’s squad is said nowhere (2009: “any open creature” next to both). What is reckoned as at a closed card is a strike whose target is of the own squad; once there is a defender the target is not.',
    rules: ['B12-513.1', 'B12-513.4', 'B12-514.7', 'B09-205.3', 'B09-205.3a'],
  },
  'RB-81': {
    title: 'Не всем хватает места | Not room for all',
    text: 'Если несколько карт игрока должны инкарнировать, а все не могут (не хватает клеток, или они уникальны и одного имени), он называет ту, что инкарнирует; остальные ждут на кладбище со своими жетонами. | If several cards of a player are to incarnate and not all can (cells are short, or they are unique and of one name), the player names the one that does; the others wait in the graveyard with their chips.',
    reason:
      'Клетку при инкарнации называет игрок, и порядок своих одновременных особенностей выбирает он; очередь карт на кладбище об этом ничего не говорит. | The player names the cell of an incarnation and chooses the order of his simultaneous features; how cards lie in a graveyard says nothing about it.',
    rules: ['B12-532.5.2', 'B12-532.6', 'B12-305.1', 'B09-D-incarnation'],
  },
} satisfies RulingRows<RuleId>);
