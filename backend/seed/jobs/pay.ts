import type { Random } from '../random'
import type { Sentence } from '../sentence'
import type { Employer } from './employers'
import type { JobPost, Slug } from './family'

type Contract = Slug<'contract_type'>

/** Classes of choruses and dance companies with what they are paid a month. */
const classes = [4260, 3840, 3510, 3240]

/** Groups of orchestras with what is paid a month at first and after twenty years. */
const groups: readonly (readonly [group: string, from: number, to: number])[] = [
  ['A', 4710, 5930],
  ['B', 4180, 5120],
  ['C', 3790, 4560],
  ['D', 3520, 4190],
]

const german = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
const english = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** An amount or a range in a sentence, for `{}`. */
function withAmounts([from, to]: readonly [number, number], [de, en]: Sentence): Sentence {
  const isRange = from !== to
  return [
    de.replace('{}', isRange ? `${german(from)} bis ${german(to)} Euro` : `${german(from)} Euro`),
    en.replace('{}', isRange ? `${english(from)} to ${english(to)} euros` : `${english(from)} euros`),
  ]
}

const monthly: Partial<Record<Contract, readonly [fee: readonly [number, number], text: Sentence]>> = {
  'nv-solo': [
    [3250, 3900],
    ['{} im Monat nach NV Bühne (SR Solo)', '{} a month under NV Bühne (soloists)'],
  ],
  'nv-buehnentechnik': [
    [3300, 3800],
    ['{} im Monat nach NV Bühne (SR Bühnentechnik)', '{} a month under NV Bühne (stage technology)'],
  ],
  'house-agreement': [
    [3600, 4300],
    ['{} im Monat nach Haustarif', '{} a month under our house agreement'],
  ],
  'individual-contract': [
    [6200, 8400],
    ['{} im Monat, außertariflich', '{} a month under an individual contract'],
  ],
  guest: [
    [420, 900],
    [
      '{} je Vorstellung, Proben werden zusätzlich vergütet',
      '{} per performance; rehearsals are paid in addition',
    ],
  ],
  freelance: [
    [260, 340],
    ['{} am Tag auf Honorarbasis', '{} a day on a freelance basis'],
  ],
  'internship-contract': [
    [450, 650],
    ['{} im Monat', '{} a month'],
  ],
  'voluntary-agreement': [
    [400, 480],
    ['{} Taschengeld im Monat', '{} of pocket money a month'],
  ],
  other: [
    [3300, 3900],
    [
      '{} im Monat nach dem am Haus geltenden Vertrag',
      '{} a month under the agreement that applies at the house',
    ],
  ],
}

/** Who pays: its rank, as of an employer. */
interface Paying {
  random: Random
  rank: number
}

/** What a position is paid, in both languages. */
export function payOf(post: JobPost, contract: Contract, paying: Paying & { isPartTime: boolean }): Sentence {
  const [de, en] = fullPay(post, contract, paying)
  return paying.isPartTime ? [`${de}, anteilig`, `${en}, pro rata`] : [de, en]
}

function fullPay(post: JobPost, contract: Contract, { random, rank }: Paying): Sentence {
  const { grade, fee, paidBy } = post
  if (paidBy === 'hour') return random.pick(hourly)
  if (paidBy === 'production')
    return withAmounts(fee ?? [9000, 9000], [
      'Honorar von {} für die Produktion',
      'A fee of {} for the production',
    ])
  if (contract === 'tvaoed') return apprenticePay
  if (contract === 'nv-chor' || contract === 'nv-tanz') return classPay(contract, rank)
  if (contract === 'tvk') return groupPay(post, rank)
  const gradeText = grade && byGrade[contract]
  if (gradeText) return [gradeText[0].replace('{}', grade), gradeText[1].replace('{}', grade)]
  const [usual, text] = monthly[contract] ?? []
  if (!usual || !text) throw new Error(`${post.title[0]}: nobody knows what is paid by ${contract}.`)
  return withAmounts(fee && contract !== 'guest' ? fee : shifted(usual, random), text)
}

const byGrade: Partial<Record<Contract, Sentence>> = {
  tvoed: ['Entgeltgruppe {} TVöD', 'Pay grade {} TVöD'],
  'tv-l': ['Entgeltgruppe {} TV-L', 'Pay grade {} TV-L'],
  'house-agreement': [
    'Haustarif, angelehnt an Entgeltgruppe {} TVöD',
    'House agreement, based on pay grade {} TVöD',
  ],
}

const apprenticePay: Sentence = [
  '1.290 Euro im ersten bis 1.390 Euro im dritten Jahr nach TVAöD',
  '1,290 euros in the first to 1,390 euros in the third year under TVAöD',
]

const hourly: readonly Sentence[] = [
  [
    '15,40 Euro in der Stunde, mit Zuschlägen am Sonntag',
    '15.40 euros an hour, with a supplement on Sundays',
  ],
  ['16,10 Euro in der Stunde', '16.10 euros an hour'],
]

/** Houses pay more or less. */
function shifted([from, to]: readonly [number, number], random: Random): readonly [number, number] {
  const step = from > 1000 ? 50 : 20
  const shift = random.whole(0, 4) * step
  return [from + shift, to + shift]
}

function classPay(contract: 'nv-chor' | 'nv-tanz', rank: number): Sentence {
  const amount = classes[rank] ?? 0
  const [de, en] = contract === 'nv-chor' ? ['Chor', 'chorus'] : ['Tanz', 'dance']
  return withAmounts(
    [amount, amount],
    [
      `Gagenklasse ${rank + 1} nach NV Bühne (SR ${de}), {} im Monat`,
      `Pay class ${rank + 1} under NV Bühne (${en}), {} a month`,
    ],
  )
}

function groupPay({ occupation }: JobPost, rank: number): Sentence {
  const [group, from, to] = groups[rank] ?? ['D', 3520, 4190]
  const leads = occupation === 'principal-player' || occupation === 'concertmaster'
  return withAmounts(
    [from, to],
    [
      `Vergütungsgruppe ${group} nach TVK, {} im Monat${leads ? ', dazu eine Zulage' : ''}`,
      `Pay group ${group} under TVK, {} a month${leads ? ' plus a supplement' : ''}`,
    ],
  )
}

const privateKinds = new Set([
  ...['Kammertheater', 'Freilichtbühne', 'Tanztheater', 'Festival', 'Chor', 'Freie Spielstätte'],
  ...['Bühnenverlag', 'Besucherorganisation', 'Förderverein', 'Barockorchester', 'Ensemble für neue Musik'],
])

/** The contract that a house really has: the states’ agreement or the one of the public service, or one of its own; others abroad. */
export function contractAt({ kind, region, country }: Employer, wanted: Contract): Contract {
  if (country !== 'DE') return wanted === 'guest' || wanted === 'freelance' ? wanted : 'other'
  if (wanted !== 'tvoed' && wanted !== 'tv-l') return wanted
  if (privateKinds.has(kind)) return 'house-agreement'
  return kind.startsWith('Landes') || region === 'DE-BE' || region === 'DE-HH' ? 'tv-l' : 'tvoed'
}
