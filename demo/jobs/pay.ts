import { z } from 'zod'
import type { Random } from '../random'
import { readContent } from '../read-content'
import { type Sentence, sentenceSchema, sentencesSchema } from '../sentence'
import type { Employer } from './employers'
import type { JobPost, Slug } from './family'
import { jobSlugs } from './job-slugs'

type Contract = Slug<'contract_type'>

const contracts = z.enum(jobSlugs.contract_type)
const rangeSchema = z.tuple([z.number(), z.number()])

const { classes, groups, monthly, byGrade, apprenticePay, hourly, privateKinds } = readContent(
  'jobs/pay',
  z.strictObject({
    /** The pay classes of choruses and dance companies, with the monthly pay. */
    classes: z.array(z.number()),
    /** The groups of orchestras, with the monthly pay at first and after twenty years. */
    groups: z.array(z.tuple([z.string(), z.number(), z.number()])),
    /** The lowest and highest pay of each contract, and its sentence; `{}` is the amount. */
    monthly: z.partialRecord(contracts, z.tuple([rangeSchema, sentenceSchema])),
    /** The sentence of each contract for a pay grade; `{}` is the grade. */
    byGrade: z.partialRecord(contracts, sentenceSchema),
    apprenticePay: sentenceSchema,
    hourly: sentencesSchema,
    /** Kinds of organizations with agreements of their own. */
    privateKinds: z.array(z.string()),
  }),
)

const toGerman = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
const toEnglish = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')

/** Replaces `{}` in a sentence by an amount or a range. */
function fillAmounts([from, to]: readonly [number, number], [de, en]: Sentence): Sentence {
  const isRange = from !== to
  return [
    de.replace('{}', isRange ? `${toGerman(from)} bis ${toGerman(to)} Euro` : `${toGerman(from)} Euro`),
    en.replace('{}', isRange ? `${toEnglish(from)} to ${toEnglish(to)} euros` : `${toEnglish(from)} euros`),
  ]
}

/** The employer's values that determine the pay; `rank` as in `Employer`. */
interface PayOptions {
  random: Random
  rank: number
}

/** Writes the pay of a position in both languages. */
export function writePay(post: JobPost, contract: Contract, options: PayOptions & { isPartTime: boolean }): Sentence {
  const [de, en] = fullPay(post, contract, options)
  return options.isPartTime ? [`${de}, anteilig`, `${en}, pro rata`] : [de, en]
}

function fullPay(post: JobPost, contract: Contract, { random, rank }: PayOptions): Sentence {
  const { grade, fee, paidBy } = post
  if (paidBy === 'hour') return random.pick(hourly)
  if (paidBy === 'production')
    return fillAmounts(fee ?? [9000, 9000], ['Honorar von {} für die Produktion', 'A fee of {} for the production'])
  if (contract === 'tvaoed') return apprenticePay
  if (contract === 'nv-chor' || contract === 'nv-tanz') return classPay(contract, rank)
  if (contract === 'tvk') return groupPay(post, rank)
  const gradeText = grade && byGrade[contract]
  if (gradeText) return [gradeText[0].replace('{}', grade), gradeText[1].replace('{}', grade)]
  const [usual, text] = monthly[contract] ?? []
  if (!usual || !text) throw new Error(`${post.title[0]}: no pay is defined for the contract ${contract}.`)
  return fillAmounts(fee && contract !== 'guest' ? fee : shiftRange(usual, random), text)
}

/** Shifts a range randomly, because organizations pay different amounts. */
function shiftRange([from, to]: readonly [number, number], random: Random): readonly [number, number] {
  const step = from > 1000 ? 50 : 20
  const shift = random.integer(0, 4) * step
  return [from + shift, to + shift]
}

function classPay(contract: 'nv-chor' | 'nv-tanz', rank: number): Sentence {
  const amount = classes[rank] ?? 0
  const [de, en] = contract === 'nv-chor' ? ['Chor', 'chorus'] : ['Tanz', 'dance']
  return fillAmounts(
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
  return fillAmounts(
    [from, to],
    [
      `Vergütungsgruppe ${group} nach TVK, {} im Monat${leads ? ', dazu eine Zulage' : ''}`,
      `Pay group ${group} under TVK, {} a month${leads ? ' plus a supplement' : ''}`,
    ],
  )
}

/**
 * Returns the contract of an organization: the agreement of the states, of the public service or
 * its own; `other` abroad.
 */
export function chooseContract({ kind, region, country }: Employer, wanted: Contract): Contract {
  if (country !== 'DE') return wanted === 'guest' || wanted === 'freelance' ? wanted : 'other'
  if (wanted !== 'tvoed' && wanted !== 'tv-l') return wanted
  if (privateKinds.includes(kind)) return 'house-agreement'
  return kind.startsWith('Landes') || region === 'DE-BE' || region === 'DE-HH' ? 'tv-l' : 'tvoed'
}
