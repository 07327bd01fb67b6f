/** The signs of a player of recordings, which everybody knows; drawn here, for they are no glyphs of the games. */
const shapes = {
  start: 'M5 5h3v14H5zM20 5v14L9 12z',
  back: 'M17 5v14L6 12z',
  play: 'M7 4v16l13-8z',
  stop: 'M6 5h4v14H6zM14 5h4v14h-4z',
  on: 'M7 5v14l11-7z',
  end: 'M16 5h3v14h-3zM4 5v14l11-7z',
  branch: 'M6 3h3v8.5L17 6V3h4v4h-2l-8 7h8v-2h3v7h-3v-2H9v4H6z',
  save: 'M10 3h4v8h4l-6 6-6-6h4zM4 19h16v3H4z',
  fair: 'M12 2l8 3v6c0 5-3.4 9.3-8 11-4.6-1.7-8-6-8-11V5zm-1.2 13.6l6-6-1.6-1.6-4.4 4.4-2-2-1.6 1.6z',
  link: 'M10.6 13.4a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.6l-1.7 1.7 1.6 1.6L15.4 7a1.8 1.8 0 0 1 2.5 2.5l-3 3a1.8 1.8 0 0 1-2.5-.2zM13.4 10.6a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.6l1.7-1.7-1.6-1.6-1.6 1.5a1.8 1.8 0 0 1-2.5-2.5l3-3a1.8 1.8 0 0 1 2.5.2z',
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof shapes }) => (
  <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true">
    <path d={shapes[name]} fill="currentColor" />
  </svg>
);
