import type { Locale } from '@/lib/contract/common/locale'
import type { JobValues } from './job-values'

/** An optional suggestion for the wording of an ad. */
export type WordingHint =
  | 'gender'
  | 'genderFeminine'
  | 'deadlinePast'
  | 'deadlineSoon'
  | 'deadlineFar'
  | 'pay'

/** The minimum number of days for applications. */
const shortNotice = 7
/** The maximum number of days that an ad runs. */
const longestRun = 90

/** Masculine endings of German occupations. */
const masculine = new RegExp(
  `(?:${[
    ...[
      'sänger',
      'tänzer',
      'spieler',
      'darsteller',
      'geiger',
      'bläser',
      'trommler',
      'pauker',
      'schlagzeuger',
    ],
    ...['meister', 'leiter', 'führer', 'techniker', 'elektroniker', 'mechaniker', 'musiker', 'dramatiker'],
    ...['bildner', 'maler', 'plastiker', 'schneider', 'tischler', 'schreiner', 'schlosser', 'polsterer'],
    ...['beleuchter', 'gestalter', 'verwalter', 'betreuer', 'vermittler', 'pfleger', 'helfer', 'fahrer'],
    ...[
      'arbeiter',
      'mitarbeiter',
      'sachbearbeiter',
      'berater',
      'entwickler',
      'planer',
      'ankleider',
      'bewerber',
    ],
    ...[
      'trainer',
      'lehrer',
      'künstler',
      'schuhmacher',
      'hutmacher',
      'macher',
      'direktor',
      'rektor',
      'lektor',
    ],
    ...[
      'moderator',
      'koordinator',
      'administrator',
      'repetitor',
      'inspektor',
      'kurator',
      'autor',
      'organisator',
    ],
    ...[
      'regisseur',
      'souffleur',
      'ingenieur',
      'requisiteur',
      'dekorateur',
      'kaskadeur',
      'friseur',
      'redakteur',
    ],
    ...['assistent', 'referent', 'dirigent', 'intendant', 'disponent', 'dozent', 'student', 'inspizient'],
    ...['praktikant', 'komponist', 'pianist', 'cellist', 'flötist', 'oboist', 'klarinettist', 'fagottist'],
    ...[
      'hornist',
      'trompeter',
      'posaunist',
      'bratscher',
      'bratschist',
      'kontrabassist',
      'harfenist',
      'solist',
    ],
    ...['organist', 'modist', 'maschinist', 'jurist', 'rüstwart', 'orchesterwart', 'hauswart', 'violinist'],
    ...['choreograf', 'choreograph', 'grafiker', 'fotograf', 'pädagoge', 'dramaturg', 'archivar', 'notar'],
    ...['bibliothekar', 'volontär', 'sekretär', 'funktionär', 'buchhalter', 'kassierer', 'controller'],
    ...['manager', 'anwalt', 'chef', 'kaufmann', 'fachmann', 'hausmann', 'verkäufer', 'schauspieler'],
  ].join('|')})$`,
  'iu',
)

/** The pattern with the feminine form. */
const feminine =
  /(?:\p{L}{3,}(?:er|or|eur|ist|ent|ant|är|ar|urg|gog|graf|graph|wart|chef)in|kauffrau|fachfrau)$/iu

/** Words with the ending of an occupation that are none. */
const notOccupations = /^(?:tonleiter|blitzableiter|normaler|formaler|minimaler|maximaler)$/iu

/**
 * Gender-neutral forms: (m/w/d) in any order, (gn), asterisk, colon, underscore, slash, capital I,
 * or both forms.
 */
const fairMarks = [
  /\(\s*[mwdfxia*](?:\s*[/|,·]\s*[mwdfxian*]+)+\s*\)/iu,
  /\b[mwdfx](?:[/|][mwdfx]){1,3}\b/iu,
  /\((?:gn|div|alle|[^)]*\bdivers[^)]*)\)/iu,
  /\p{L}(?:\*|:|_|·|\/-?|’)in(?:nen)?(?!\p{L})/iu,
  /\p{L}\(in(?:nen)?\)/iu,
  /\p{Ll}In(?:nen)?(?!\p{L})/u,
  /\p{L}(?:\*|:|_)r(?!\p{L})/iu,
  /all genders|aller geschlechter|alle geschlechter/iu,
]

const english =
  /(?:actress|stewardess|hostess|mistress|foreman|salesman|cameraman|stage ?man|workman|handyman|chairman)(?!\p{L})/iu

/** Returns the gender that a title addresses alone; null for a neutral title. */
export function findSingleGender(title: string, language: Locale): 'gender' | 'genderFeminine' | null {
  if (fairMarks.some((mark) => mark.test(title))) return null
  if (language === 'en') return english.test(title) ? 'gender' : null
  const words = title
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word) && !notOccupations.test(word))
  const hasMasculine = words.some((word) => masculine.test(word))
  const hasFeminine = words.some((word) => feminine.test(word))
  // “Sängerin oder Sänger” names both.
  if (hasMasculine === hasFeminine) return null
  return hasMasculine ? 'gender' : 'genderFeminine'
}

const countDaysUntil = (day: string, today: string) =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)

function deadlineHint(deadline: string, today: string): WordingHint | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(deadline)) return null
  const days = countDaysUntil(deadline, today)
  if (days < 0) return 'deadlinePast'
  if (days < shortNotice) return 'deadlineSoon'
  return days > longestRun ? 'deadlineFar' : null
}

/** Returns the suggestions for an ad by field. */
export function wordingHints(
  values: Pick<JobValues, 'title' | 'language' | 'deadline' | 'salary'>,
  today: string,
): Partial<Record<'title' | 'deadline' | 'salary', WordingHint>> {
  const title = findSingleGender(values.title, values.language)
  const deadline = deadlineHint(values.deadline, today)
  return {
    ...(title && { title }),
    ...(deadline && { deadline }),
    ...(values.salary.trim() === '' && { salary: 'pay' }),
  }
}
