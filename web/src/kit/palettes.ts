/** The colours of a scene by dye: sky, light, land, furrows, and the ink of the figures. */
export interface Palette {
  readonly land: Land;
  readonly sky: string;
  readonly haze: string;
  readonly light: string;
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly furrow: string;
  readonly ink: string;
}

export type Land =
  | 'steppe'
  | 'mountain'
  | 'forest'
  | 'swamp'
  | 'darkness'
  | 'neutral'
  | 'fire'
  | 'snow'
  | 'desert';

const palette = (land: Land, colours: string): Palette => {
  const [sky, haze, light, far, mid, near, furrow, ink] = colours.split(' ');
  return { land, sky, haze, light, far, mid, near, furrow, ink };
};

// In the order of the fields above.
export const palettes = {
  steppe: palette('steppe', '#F3D88E #F8E7B8 #FFF6DA #D9A94A #C68F2C #B07A1E #8F5F12 #2B1C0B'),
  mountain: palette('mountain', '#BFD6E6 #DCE9F1 #FFFFFF #8FB2CC #5F8CB0 #3F6D95 #2B5275 #0E2133'),
  forest: palette('forest', '#CFE0B4 #E3EDCF #FBFBE3 #93B777 #5F8F4D #447338 #2F5627 #10230F'),
  swamp: palette('swamp', '#A9D0C6 #C9E3DB #F3F7DF #6FAEA3 #2F8A80 #1E6E67 #12524D #06221F'),
  darkness: palette('darkness', '#8B6FA6 #A88BC0 #F2E3C9 #6B4E88 #4D3569 #38244F #271738 #120820'),
  neutral: palette('neutral', '#D9D3C4 #E8E3D7 #FFFBEF #B8AF9C #958B77 #776D5B #5B5243 #221D15'),
  fire: palette('fire', '#F0A98A #F7C9AF #FFF0CF #D9744F #B84A2C #94351D #6F2412 #2A0B05'),
  bear: palette('snow', '#F2C49A #F8DDC2 #FFF6E6 #E9E3DA #D07A33 #F3EDE4 #D8CBBB #33180A'),
  wolf: palette('snow', '#BCD7BE #D8E8D6 #FBFFF2 #E2EAE4 #3F8A5B #EEF3EE #C6D4C9 #0C2418'),
  boar: palette('snow', '#F1DF9B #F8ECC3 #FFFBE6 #ECE8DA #C9A21E #F4F0E2 #DAD2B4 #2C2206'),
  deer: palette('snow', '#D3BCDD #E6D8EC #FFF8FF #E9E2EC #86549B #F2EDF4 #D5C9DB #22102B'),
  giant: palette('snow', '#B5D5E6 #D3E7F1 #FFFFFF #E6F0F5 #5B9DC0 #F2F8FB #C8DDE8 #0B2533'),
  tactic: palette('snow', '#B9BFBE #D2D7D5 #FBF4E4 #E4E6E3 #6A7573 #EFF0EC #CFD3CF #161D1C'),
  emperor: palette('desert', '#D9A5A0 #E8C4BD #FFF0E0 #C98B72 #9B4A45 #D9B38A #B98F62 #2E0F10'),
  guild: palette('desert', '#E5B98B #F0D2B0 #FFF3DC #CF9A66 #A5632B #DDB98C #BD9562 #301A08'),
  bene: palette('desert', '#B9B4D6 #D4D0E7 #FFF6EC #B39CA8 #625A97 #D6BC9B #B69A75 #17132F'),
  fremen: palette('desert', '#A9CBD8 #C9DFE7 #FFF6E0 #D3B489 #34728C #E0C193 #C09F6C #0A2430'),
  sand: palette('desert', '#EBCF9E #F3E1BF #FFF7E3 #D9B277 #B98646 #DEBC86 #BE9860 #2C1C0C'),
} as const;

/** Element, clan or faction: what a cloth is dyed with. */
export type Dye = keyof typeof palettes;

/** Card data names its dye freely; a cloth we have no dye for is left undyed. */
export const dyeOf = (name: string): Dye => (isDye(name) ? name : 'neutral');

const isDye = (name: string): name is Dye => Object.hasOwn(palettes, name);
