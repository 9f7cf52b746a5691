import type { JobInput } from '@/lib/contract/jobs'
import { type Locale, locales, otherLocale } from '@/lib/contract/locale'
import { slugOf } from '@/lib/contract/slug'
import { dayInWords } from '@/lib/time-in-words'
import { bullets, paragraphs } from '../html'
import { Random } from '../random'
import { fillSentence, type Sentence } from '../sentence'
import type { Employer } from './employers'
import type { JobFamily, JobPost, Slug } from './family'
import {
  benefits,
  freelanceBenefits,
  guestBenefits,
  introductions,
  localBenefits,
  welcomes,
} from './house-texts'
import { contractAt, payOf } from './pay'
import { type Start, startAfter } from './times'

/** A position with what it has in common with others. */
export interface Position {
  family: JobFamily
  post: JobPost
}

type Employment = Slug<'employment_type'>
type Contract = Slug<'contract_type'>

/** What is decided before anything is written. */
interface Plan extends Position {
  employer: Employer
  contract: Contract
  employment: Employment
  start: Start
}

/** An ad of a position at a house, in full, as its owner would have entered it. */
export function writeJob(position: Position, employer: Employer, deadline: string, random: Random): JobInput {
  const plan = planJob(position, employer, deadline, random)
  const { contract, employment, start } = plan
  const texts = writeTexts(plan, random)
  const { language, isTranslated } = languageOf(plan, random)
  const contact = random.pick(employer.contacts)
  const { de: title } = texts
  const online = random.next() < 0.4
  return {
    ...texts[language],
    language,
    translation: isTranslated ? texts[otherLocale(language)] : null,
    employer: employer.name,
    category: position.post.category ?? position.family.category,
    employment_type: employment,
    specialization: position.post.specialization ?? null,
    occupation: position.post.occupation,
    contract_type: contract,
    ...{ region: employer.region, country: employer.country, place: employer.place },
    is_remote: atHome.has(position.post.occupation) && random.next() < 0.5,
    starts_on: start.day ?? null,
    starts_immediately: start.startsImmediately,
    deadline,
    ...{ contact_name: contact.name, contact_email: contact.email, contact_phone: contact.phone },
    application_url: online ? `https://${employer.domain}/stellen/${slugOf(title.title)}` : '',
    application_email: online ? '' : `bewerbung@${employer.domain}`,
  }
}

/** What can be done from elsewhere. */
const atHome = new Set<JobPost['occupation']>([
  'editor',
  'online-editor',
  'graphic-designer',
  'it-specialist',
])

function planJob({ family, post }: Position, employer: Employer, deadline: string, random: Random): Plan {
  const contract = contractAt(employer, random.pick(post.contracts ?? family.contracts))
  // By choices of its own: what follows does not depend on the day.
  const start = startAfter(deadline, post.start ?? family.start, new Random(random.whole(0, 999_999)))
  const employment = employmentOf(contract, random.pick(post.employments ?? family.employments))
  return { family, post, employer, contract, employment, start }
}

/** Guests and freelancers have no working hours. */
function employmentOf(contract: Contract, wanted: Employment): Employment {
  if (contract === 'guest' || contract === 'freelance') return contract
  return wanted === 'guest' || wanted === 'freelance' ? 'fixed-term' : wanted
}

function benefitsOf({ contract, employer }: Plan): readonly Sentence[] {
  if (contract === 'guest') return guestBenefits
  if (contract === 'freelance') return freelanceBenefits
  return employer.country === 'DE' ? [...benefits, ...localBenefits] : benefits
}

/** Who is employed like that learns more than works. */
const beginners = new Set<Employment>(['training', 'internship', 'voluntary', 'traineeship'])
const expectations: Sentence = ['Das erwartet Sie', 'What to expect']
const duties: Sentence = ['Ihre Aufgaben', 'Your duties']

/** Where half of the people come from abroad, ads are in English as well, or in nothing else. */
const international = new Set(['dance', 'orchestra', 'music-theater', 'chorus', 'music-direction'])

function languageOf({ family }: Plan, random: Random): { language: Locale; isTranslated: boolean } {
  const chance = random.next()
  if (!international.has(family.category)) return { language: 'de', isTranslated: chance < 0.12 }
  return { language: chance < 0.14 ? 'en' : 'de', isTranslated: random.next() < 0.45 }
}

type Texts = NonNullable<JobInput['translation']> & { title: string }

function writeTexts(plan: Plan, random: Random): Record<Locale, Texts> {
  const { family, post, employer, contract, employment } = plan
  const introduction = random.pick(introductions[employer.introducedAs ?? employer.kind] ?? [])
  const situation = random.pick(post.situation ?? family.situation)
  const tasks = [...post.tasks, ...random.sample(family.tasks, post.tasks.length > 2 ? 0 : 2)]
  const requirements = [
    ...post.requirements,
    ...random.sample(family.requirements, post.requirements.length > 2 ? 0 : 2),
  ]
  const offered = random.sample(benefitsOf(plan), random.whole(3, 4))
  const welcome = random.pick(welcomes)
  const apply = random.pick(post.apply ?? family.apply)
  const salary = payOf(post, contract, {
    random,
    rank: employer.rank,
    isPartTime: employment === 'part-time',
  })
  const share = random.pick(shares)
  const write = (locale: Locale): Texts => {
    const say = (sentence: Sentence) => fillSentence(sentence, locale, { city: employer.place, share })
    const beginning = sayStart(plan.start, locale, employment)
    return {
      title: titleOf(say(post.title), employer, locale),
      salary: say(salary),
      description: [
        paragraphs(say(introduction), say(situation)),
        ...(tasks.length > 0
          ? [paragraphs(strong(say(beginners.has(employment) ? expectations : duties)))]
          : []),
        bullets(...tasks.map(say)),
        paragraphs([beginning, say(extents[employment])].filter(Boolean).join(' ')),
      ].join(''),
      requirements: [
        paragraphs(strong(say(['Ihr Profil', 'Your profile']))),
        bullets(...requirements.map(say)),
        paragraphs(say(apply)),
      ].join(''),
      offer: [
        paragraphs(strong(say(['Wir bieten', 'We offer']))),
        bullets(...offered.map(say)),
        paragraphs(say(welcome)),
      ].join(''),
    }
  }
  const [de, en] = locales.map(write)
  if (!de || !en) throw new Error('An ad is written in two languages.')
  return { de, en }
}

const strong = (words: string) => `<strong>${words}</strong>`

/** With the house's own mark before feminine endings; `(w/m/d)` stands before what explains the title. */
function titleOf(title: string, { style }: Employer, locale: Locale): string {
  const [, name = title, explanation] = /^(.*) \(([^()]+)\)$/.exec(title) ?? []
  const suffix = locale === 'de' ? style.suffix : '(all genders)'
  return `${name.replaceAll('*', style.star)} ${suffix}${explanation ? `, ${explanation}` : ''}`
}

/** What begins, by how somebody is employed. */
const things: Partial<Record<Employment, Sentence>> = {
  guest: ['Das Engagement', 'The engagement'],
  freelance: ['Die Zusammenarbeit', 'The collaboration'],
  training: ['Die Ausbildung', 'The apprenticeship'],
  internship: ['Das Praktikum', 'The internship'],
  traineeship: ['Das Volontariat', 'The traineeship'],
  voluntary: ['Der Freiwilligendienst', 'Voluntary service'],
}

/** Many ads begin on the same days. */
const daysInWords = new Map<string, string>()

function sayDay(day: string, locale: Locale): string {
  const key = `${locale} ${day}`
  const words = daysInWords.get(key) ?? dayInWords(day, locale)
  daysInWords.set(key, words)
  return words
}

function sayStart({ startsImmediately, season, day }: Start, locale: Locale, employment: Employment): string {
  const [de, en] = things[employment] ?? ['Die Stelle', 'The position']
  if (startsImmediately)
    return locale === 'de' ? `${de} beginnt, sobald Sie können.` : `${en} begins as soon as you can.`
  const words = sayDay(day, locale)
  if (locale === 'de') return `${de} beginnt ${season ? `mit der Spielzeit ${season} ` : ''}am ${words}.`
  return `${en} begins ${season ? `with the ${season} season ` : ''}on ${words}.`
}

const shares = ['50', '60', '75']

/** How much work it is; `{share}` is a part of full time. */
const extents: Record<Employment, Sentence> = {
  'full-time': ['Sie arbeiten in Vollzeit.', 'You will work full-time.'],
  'part-time': [
    'Sie arbeiten in Teilzeit mit {share} Prozent.',
    'You will work part-time, at {share} percent.',
  ],
  'full-or-part-time': [
    'Vollzeit ist ebenso möglich wie Teilzeit ab {share} Prozent.',
    'You may work full-time, or part-time from {share} percent.',
  ],
  'fixed-term': [
    'Die Anstellung ist auf zwei Jahre befristet; eine Verlängerung ist vorgesehen.',
    'Employment is limited to two years; an extension is intended.',
  ],
  guest: [
    'Proben und Vorstellungen stehen mit dem Vertrag fest.',
    'Rehearsals and performances are fixed with the contract.',
  ],
  freelance: ['Termine vereinbaren wir gemeinsam.', 'Dates are agreed together.'],
  casual: ['Dienste vereinbaren wir einen Monat im Voraus.', 'Shifts are agreed a month in advance.'],
  traineeship: ['', ''],
  training: ['', ''],
  internship: ['', ''],
  voluntary: ['Er dauert zwölf Monate.', 'It lasts twelve months.'],
}
