/** A name that reads alike in every language, for somebody who has not said theirs. `below` gives a whole number from 0 on. */
export const friendlyName = (below: (n: number) => number): string =>
  `${names[below(names.length)]} ${10 + below(90)}`;

const names =
  'Alva Arne Astrid Bjorn Brand Dagny Eira Embla Frida Gerda Gunnar Halla Harald Hilda Inga Ivar Kara Leif Nanna Olaf Ragna Runa Signy Sigurd Solveig Sven Torvald Ulf'.split(
    ' ',
  );
