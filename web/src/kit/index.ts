/**
 * The pieces every screen is made of. They draw what they are told and know no game and no network.
 */
export { Button, type ButtonProps, join, Toggle, Tool } from './Button.tsx';
export { CardBack } from './CardBack.tsx';
export { Dialog } from './Dialog.tsx';
export { FileButton } from './FileButton.tsx';
export { Glyph, mountCoreGlyphs, useGlyphFile } from './Glyph.tsx';
export { type Judge, RulebookContext, ruleIn, shownNumber, useRule } from './judge.ts';
export { Log, LogDeed, LogLine, LogTurn, type When } from './Log.tsx';
export { Band, BotFace, Coin, Coins, Heart, Identicon, Mark, Seam } from './marks.tsx';
export { QuestionBar, Refusal, Sheet, type Tab, Tabs, Toast } from './Panels.tsx';
export { Popover } from './Popover.tsx';
export { type Dye, dyeOf } from './palettes.ts';
export { RuleNumber } from './Rule.tsx';
export { Scene, type SceneKind } from './Scene.tsx';
export { Terms } from './Terms.tsx';
