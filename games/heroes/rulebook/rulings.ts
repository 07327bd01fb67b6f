export const rulings = {};
export type RulingId = keyof typeof rulings;
