/** What is printed everywhere: Factions, Agent icons, resources. */
export const factions = ['emperor', 'guild', 'beneGesserit', 'fremen'] as const;
export type Faction = (typeof factions)[number];

export const icons = [...factions, 'landsraad', 'city', 'spiceTrade', 'spy'] as const;
/** What a card must share with a space to send an Agent there (D-1.5, D-1.4). */
export type Icon = (typeof icons)[number];

/** What Conflict and Objective cards of Uprising show; two alike make a point (D-25.3, D-25.4). */
export const battleIcons = ['crysknife', 'desertMouse', 'ornithopter', 'wild'] as const;
export type BattleIcon = (typeof battleIcons)[number];

export const resources = ['solari', 'spice', 'water'] as const;
export type Resource = (typeof resources)[number];

/**
 * How events and acts speak of automated sides: by numbers after all seats that there can be. House Hagal, then the two
 * Rivals of the solo game; those of Uprising each by its place in their table, as they have names.
 */
export const automatedSeat = { hagal: 6, firstRival: 7, secondRival: 8, rivals: 10 } as const;

/** Beside the four Factions, the track of a Commander's own board, where it is numbered with them (D-28.8). */
export const ownTrack = 4;
