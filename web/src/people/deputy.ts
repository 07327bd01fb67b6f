/** Who plays on for somebody: a bot that plays soundly and at once. */
export const deputyLevel = 'level3';
