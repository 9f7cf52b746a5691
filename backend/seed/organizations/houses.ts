import type { OrganizationCategory } from '@/lib/contract/organization-record'

export const streets = [
  ...[
    'Alleestraße',
    'Am Alten Hafen',
    'Am Stadtgraben',
    'Am Wall',
    'Bahnhofstraße',
    'Bürgerstraße',
    'Domgasse',
    'Färbergasse',
  ],
  ...[
    'Gartenstraße',
    'Gerbergasse',
    'Goethestraße',
    'Hafenstraße',
    'Kirchgasse',
    'Lange Straße',
    'Lessingstraße',
  ],
  ...[
    'Lindenstraße',
    'Marktstraße',
    'Mühlenweg',
    'Neuer Markt',
    'Parkstraße',
    'Ringstraße',
    'Schillerstraße',
    'Schlossgasse',
  ],
  ...['Schulstraße', 'Theaterstraße', 'Turmgasse', 'Uferstraße', 'Webergasse', 'Wallstraße', 'Zeughausgasse'],
]

/** Stages and halls with the fewest and the most seats; the main one first. */
export const stages: Record<
  OrganizationCategory,
  readonly (readonly [name: string, from: number, to: number])[]
> = {
  theater: [
    ['Großes Haus', 380, 980],
    ['Kleines Haus', 140, 320],
    ['Studiobühne', 60, 120],
    ['Werkstatt', 50, 99],
    ['Foyerbühne', 40, 80],
  ],
  orchestra: [
    ['Konzertsaal', 480, 1600],
    ['Probensaal', 80, 200],
    ['Kammermusiksaal', 120, 320],
  ],
  other: [
    ['Saal', 120, 900],
    ['Studio', 40, 110],
  ],
}
