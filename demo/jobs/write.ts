import { bullets, paragraphs } from '@/backend/operations/seed/html'
import { getOtherLocale, type Locale, locales } from '@/lib/contract/common/locale'
import { toSlug } from '@/lib/contract/common/slug'
import type { JobInput } from '@/lib/contract/jobs/jobs'
import { formatDate } from '@/lib/time-in-words'
import { Random } from '../random'
import { fillSentence, type Sentence } from '../sentence'
import type { Employer } from './employers'
import type { JobFamily, JobPost, Slug } from './family'
import { chooseContract, writePay } from './pay'
import { adTexts, employerTexts } from './texts'
import { type Start, startAfter } from './times'

export interface Position {
  family: JobFamily
  post: JobPost
}

type Employment = Slug<'employment_type'>
type Contract = Slug<'contract_type'>

/** The random choices for an ad. The texts depend on them. */
interface Plan extends Position {
  employer: Employer
  contract: Contract
  employment: Employment
  start: Start
}

/** Writes a complete ad of a position at an organization, as the owner would enter it. */
export function writeJob(position: Position, employer: Employer, deadline: string, random: Random): JobInput {
  const plan = planJob(position, employer, deadline, random)
  const { contract, employment, start } = plan
  const texts = writeTexts(plan, random)
  const { language, isTranslated } = chooseLanguage(plan, random)
  const contact = random.pick(employer.contacts)
  const { de: title } = texts
  const isOnline = random.next() < 0.4
  return {
    ...texts[language],
    language,
    translation: isTranslated ? texts[getOtherLocale(language)] : null,
    employer: employer.name,
    category: position.post.category ?? position.family.category,
    employment_type: employment,
    specialization: position.post.specialization ?? null,
    occupation: position.post.occupation,
    contract_type: contract,
    region: employer.region,
    country: employer.country,
    place: employer.place,
    is_remote: adTexts.atHome.has(position.post.occupation) && random.next() < 0.5,
    starts_on: start.day ?? null,
    starts_immediately: start.startsImmediately,
    deadline,
    contact_name: contact.name,
    contact_email: contact.email,
    contact_phone: contact.phone,
    application_url: isOnline ? `https://${employer.domain}/stellen/${toSlug(title.title)}` : '',
    application_email: isOnline ? '' : `bewerbung@${employer.domain}`,
  }
}

function planJob({ family, post }: Position, employer: Employer, deadline: string, random: Random): Plan {
  const contract = chooseContract(employer, random.pick(post.contracts ?? family.contracts))
  // A separate random stream, so that later choices do not depend on the day.
  const start = startAfter(deadline, post.start ?? family.start, new Random(random.integer(0, 999_999)))
  const employment = chooseEmployment(contract, random.pick(post.employments ?? family.employments))
  return { family, post, employer, contract, employment, start }
}

/** Returns the kind of employment; guests and freelancers have no working hours. */
function chooseEmployment(contract: Contract, wanted: Employment): Employment {
  if (contract === 'guest' || contract === 'freelance') return contract
  return wanted === 'guest' || wanted === 'freelance' ? 'fixed-term' : wanted
}

function chooseBenefits({ contract, employer }: Plan): readonly Sentence[] {
  if (contract === 'guest') return employerTexts.guestBenefits
  if (contract === 'freelance') return employerTexts.freelanceBenefits
  return employer.country === 'DE'
    ? [...employerTexts.benefits, ...employerTexts.localBenefits]
    : employerTexts.benefits
}

function chooseLanguage({ family }: Plan, random: Random): { language: Locale; isTranslated: boolean } {
  const chance = random.next()
  if (!adTexts.international.has(family.category)) return { language: 'de', isTranslated: chance < 0.12 }
  return { language: chance < 0.14 ? 'en' : 'de', isTranslated: random.next() < 0.45 }
}

type Texts = NonNullable<JobInput['translation']> & { title: string }

function writeTexts(plan: Plan, random: Random): Record<Locale, Texts> {
  const { family, post, employer, contract, employment } = plan
  const introduction = random.pick(employerTexts.introductions[employer.introducedAs ?? employer.kind] ?? [])
  const situation = random.pick(post.situation ?? family.situation)
  const tasks = [...post.tasks, ...random.sample(family.tasks, post.tasks.length > 2 ? 0 : 2)]
  const requirements = [
    ...post.requirements,
    ...random.sample(family.requirements, post.requirements.length > 2 ? 0 : 2),
  ]
  const benefits = random.sample(chooseBenefits(plan), random.integer(3, 4))
  const welcome = random.pick(employerTexts.welcomes)
  const apply = random.pick(post.apply ?? family.apply)
  const salary = writePay(post, contract, { random, rank: employer.rank, isPartTime: employment === 'part-time' })
  const share = random.pick(adTexts.shares)
  const write = (locale: Locale): Texts => {
    const say = (sentence: Sentence) => fillSentence(sentence, locale, { city: employer.place, share })
    const startSentence = writeStart(plan.start, locale, employment)
    return {
      title: formatTitle(say(post.title), employer, locale),
      salary: say(salary),
      description: [
        paragraphs(say(introduction), say(situation)),
        ...(tasks.length > 0
          ? [paragraphs(strong(say(adTexts.beginners.has(employment) ? adTexts.expectations : adTexts.duties)))]
          : []),
        bullets(...tasks.map(say)),
        paragraphs([startSentence, say(adTexts.extents[employment])].filter(Boolean).join(' ')),
      ].join(''),
      requirements: [
        paragraphs(strong(say(['Ihr Profil', 'Your profile']))),
        bullets(...requirements.map(say)),
        paragraphs(say(apply)),
      ].join(''),
      offer: [
        paragraphs(strong(say(['Wir bieten', 'We offer']))),
        bullets(...benefits.map(say)),
        paragraphs(say(welcome)),
      ].join(''),
    }
  }
  const [de, en] = locales.map(write)
  if (!de || !en) throw new Error('An ad is written in two languages.')
  return { de, en }
}

const strong = (words: string) => `<strong>${words}</strong>`

/** Formats a title in the organization's style; `(w/m/d)` precedes a bracketed explanation. */
function formatTitle(title: string, { style }: Employer, locale: Locale): string {
  const [, name = title, explanation] = /^(.*) \(([^()]+)\)$/.exec(title) ?? []
  const suffix = locale === 'de' ? style.suffix : '(all genders)'
  return `${name.replaceAll('*', style.star)} ${suffix}${explanation ? `, ${explanation}` : ''}`
}

/** Cache of formatted days: many ads begin on the same days. */
const daysInWords = new Map<string, string>()

function formatDay(day: string, locale: Locale): string {
  const key = `${locale} ${day}`
  const words = daysInWords.get(key) ?? formatDate(day, locale)
  daysInWords.set(key, words)
  return words
}

function writeStart({ startsImmediately, season, day }: Start, locale: Locale, employment: Employment): string {
  const [de, en] = adTexts.things[employment] ?? ['Die Stelle', 'The position']
  if (startsImmediately)
    return locale === 'de' ? `${de} beginnt, sobald Sie können.` : `${en} begins as soon as you can.`
  const words = formatDay(day, locale)
  if (locale === 'de') return `${de} beginnt ${season ? `mit der Spielzeit ${season} ` : ''}am ${words}.`
  return `${en} begins ${season ? `with the ${season} season ` : ''}on ${words}.`
}
