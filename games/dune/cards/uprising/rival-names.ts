/** The Rivals by name alone, so that a table can tell of them without their effects. */
export const rivalNames = [
  { id: 'rival-baron-vladimir-harkonnen', en: 'Baron Vladimir Harkonnen', ru: 'Барон Владимир Харконнен' },
  { id: 'rival-glossu-the-beast-rabban', en: 'Glossu "The Beast" Rabban', ru: 'Глоссу «Зверь» Раббан' },
  { id: 'rival-staban-tuek', en: 'Staban Tuek', ru: 'Стабан Туек' },
  { id: 'rival-lady-amber-metulli', en: 'Lady Amber Metulli', ru: 'Леди Амбер Метулли' },
  { id: 'rival-gurney-halleck', en: 'Gurney Halleck', ru: 'Гурни Холлик' },
  { id: 'rival-lady-margot-fenring', en: 'Lady Margot Fenring', ru: 'Леди Марго Фенринг' },
  { id: 'rival-princess-irulan', en: 'Princess Irulan', ru: 'Принцесса Ирулан' },
  { id: 'rival-lady-jessica', en: 'Lady Jessica', ru: 'Леди Джессика' },
  { id: 'rival-feyd-rautha-harkonnen', en: 'Feyd-Rautha Harkonnen', ru: 'Фейд-Раута Харконнен' },
  { id: 'rival-muaddib', en: "Muad'Dib", ru: 'Муад’Диб' },
] as const;
