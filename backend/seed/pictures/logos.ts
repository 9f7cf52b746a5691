import type { SeedPicture } from '../content'

/** The logos of invented houses; `npm run pictures` draws their files. */
export const logos: SeedPicture[] = [
  logo('tutti', 'Tutti Nord'),
  logo('rampe', 'Rampe'),
  logo('alte-weberei', 'Alte Weberei'),
  logo('kammer', 'Kammer Elf'),
  logo('foyer', 'Foyer'),
  logo('lichtspur', 'Lichtspur'),
]

function logo(name: string, house: string): SeedPicture {
  return {
    key: `logo-${name}`,
    file: `logos/${name}.png`,
    alt: { de: `Logo: ${house}`, en: `${house} logo` },
    description: { de: '', en: '' },
    copyright: '',
    focal: { x: 0.5, y: 0.5 },
  }
}
