import type { Locale } from '@/lib/contract/common/locale'
import { maxJobDays } from '@/lib/contract/jobs/job-days'
import type { JobValues } from './job-values'

type DayAdvice = 'deadlinePast' | 'deadlineSoon' | 'deadlineFar' | 'startPast' | 'startBeforeDeadline'

/** The code of a suggestion for the wording or a day of an ad. */
type WordingAdvice = 'gender' | 'genderFeminine' | 'pay' | DayAdvice

/** A shorter time for applications (in days) leads to a suggestion. */
const minNoticeDays = 7

const masculineEndings = `
  sänger tänzer spieler darsteller geiger bläser trommler pauker schlagzeuger meister leiter führer
  techniker elektroniker mechaniker musiker dramatiker bildner maler plastiker schneider tischler
  schreiner schlosser polsterer beleuchter gestalter verwalter betreuer vermittler pfleger helfer
  fahrer arbeiter mitarbeiter sachbearbeiter berater entwickler planer ankleider bewerber trainer
  lehrer künstler schuhmacher hutmacher macher direktor rektor lektor moderator koordinator
  administrator repetitor inspektor kurator autor organisator regisseur souffleur ingenieur
  requisiteur dekorateur kaskadeur friseur redakteur assistent referent dirigent intendant
  disponent dozent student inspizient praktikant komponist pianist cellist flötist oboist
  klarinettist fagottist hornist trompeter posaunist bratscher bratschist kontrabassist harfenist
  solist organist modist maschinist jurist rüstwart orchesterwart hauswart violinist choreograf
  choreograph grafiker fotograf pädagoge dramaturg archivar notar bibliothekar volontär sekretär
  funktionär buchhalter kassierer controller manager anwalt chef kaufmann fachmann hausmann
  verkäufer schauspieler
`

/** Matches the masculine endings of German occupations. */
const masculinePattern = new RegExp(`(?:${masculineEndings.trim().split(/\s+/).join('|')})$`, 'iu')

/** Matches the feminine endings of German occupations. */
const femininePattern =
  /(?:\p{L}{3,}(?:er|or|eur|ist|ent|ant|är|ar|urg|gog|graf|graph|wart|chef)in|kauffrau|fachfrau)$/iu

/** German words that only look like an occupation because of their ending. */
const nonOccupationPattern = /^(?:tonleiter|blitzableiter|normaler|formaler|minimaler|maximaler)$/iu

/**
 * Gender-neutral forms: (m/w/d) in any order, (gn), asterisk, colon, underscore, slash, capital I,
 * or both forms.
 */
const neutralPatterns = [
  /\(\s*[mwdfxia*](?:\s*[/|,·]\s*[mwdfxian*]+)+\s*\)/iu,
  /\b[mwdfx](?:[/|][mwdfx]){1,3}\b/iu,
  /\((?:gn|div|alle|[^)]*\bdivers[^)]*)\)/iu,
  /\p{L}(?:\*|:|_|·|\/-?|’)in(?:nen)?(?!\p{L})/iu,
  /\p{L}\(in(?:nen)?\)/iu,
  /\p{Ll}In(?:nen)?(?!\p{L})/u,
  /\p{L}(?:\*|:|_)r(?!\p{L})/iu,
  /all genders|aller geschlechter|alle geschlechter/iu,
]

const englishPattern =
  /(?:actress|stewardess|hostess|mistress|foreman|salesman|cameraman|stage ?man|workman|handyman|chairman)(?!\p{L})/iu

/** Returns the code of the advice if a title names only one gender; null for a neutral title. */
export function findSingleGender(title: string, language: Locale): 'gender' | 'genderFeminine' | null {
  if (neutralPatterns.some((mark) => mark.test(title))) return null
  if (language === 'en') return englishPattern.test(title) ? 'gender' : null
  const words = title
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !nonOccupationPattern.test(word))
  const hasMasculine = words.some((word) => masculinePattern.test(word))
  const hasFeminine = words.some((word) => femininePattern.test(word))
  // A title such as “Sängerin oder Sänger” names both genders.
  if (hasMasculine === hasFeminine) return null
  return hasMasculine ? 'gender' : 'genderFeminine'
}

const countDaysUntil = (day: string, today: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

const dayPattern = /^\d{4}-\d\d-\d\d$/

function findDeadlineAdvice(deadline: string, today: string): DayAdvice | undefined {
  if (!dayPattern.test(deadline)) return undefined
  const days = countDaysUntil(deadline, today)
  if (days < 0) return 'deadlinePast'
  if (days < minNoticeDays) return 'deadlineSoon'
  return days >= maxJobDays ? 'deadlineFar' : undefined
}

function findStartAdvice({ start, starts_on, deadline }: AdvisedValues, today: string): DayAdvice | undefined {
  if (start !== 'date' || !dayPattern.test(starts_on)) return undefined
  if (starts_on < today) return 'startPast'
  return starts_on < deadline ? 'startBeforeDeadline' : undefined
}

type AdvisedValues = Pick<JobValues, 'title' | 'language' | 'deadline' | 'start' | 'starts_on' | 'salary'>

/** Returns the suggestions for an ad by field. */
export const listWordingAdvice = (values: AdvisedValues, today: string): Partial<Record<string, WordingAdvice>> => ({
  title: findSingleGender(values.title, values.language) ?? undefined,
  deadline: findDeadlineAdvice(values.deadline, today),
  starts_on: findStartAdvice(values, today),
  salary: values.salary.trim() === '' ? 'pay' : undefined,
})
