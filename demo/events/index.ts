import type { EventFields } from '@/backend/content/events/event-fields'
import { listOccurrences } from '@/backend/content/events/recurrence'
import { headline, image, type SeedText, text } from '@/backend/operations/seed/content'
import { bullets, paragraphs } from '@/backend/operations/seed/html'
import type { SeedEvent } from '@/backend/operations/seed/load-events'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import { toSlug } from '@/lib/contract/common/slug'
import { fromBerlinWallClock, toBerlinIso, toBerlinWallClock } from '@/lib/datetime'
import { Random } from '../random'
import { fillSentence, type Sentence } from '../sentence'
import { details, type Length, type PlannedEvent, plannedEvents, type When, type Where } from './planned-event'

const day = 86_400_000

interface EventOptions {
  now: Date
  members: readonly SeedOrganization[]
}

/** Creates the events from half a year ago to nine months from now. */
export function makeEvents({ now, members }: EventOptions): SeedEvent[] {
  return plannedEvents.map((event, index) => {
    const random = new Random(21, index)
    return makeEvent(event, { today: today(now), member: random.pick(members), random })
  })
}

/** Returns midnight of today in Berlin, on Berlin's clock. */
const today = (now: Date) => Math.floor(toBerlinWallClock(now).getTime() / day) * day

interface EventContext {
  today: number
  member: SeedOrganization
  random: Random
}

function makeEvent(event: PlannedEvent, { today: base, member, random }: EventContext): SeedEvent {
  const times = findTimes(findStart(event.when, base), event.length)
  const rrule = event.rrule ?? ''
  const texts = writeEvent(event, member, random)
  return {
    ...texts,
    ...(event.isForMembers && { groups: ['Mitglied'] }),
    fields: {
      kind: event.kind,
      status: event.isCanceled ? 'cancelled' : 'confirmed',
      rrule,
      ...times,
      place: formatPlace(event.where, member),
      link: event.where === 'online' ? `https://events.example.org/${texts.de.slug}` : '',
      exdates: listExceptions(times, rrule, event.without ?? []),
    },
  }
}

/**
 * Returns the day as midnight on Berlin's clock. For a yearly date it is the next one within nine
 * months, or the previous one.
 */
function findStart(when: When, base: number): number {
  if ('days' in when) {
    const near = base + when.days * day
    // January 1, 1970 was a Thursday.
    const weekday = ((near / day + 3) % 7) + 1
    return when.weekday === undefined ? near : near + (when.weekday - weekday) * day
  }
  const next = new Date(base)
  const years = [0, 1].map((more) => Date.UTC(next.getUTCFullYear() + more, when.month - 1, when.day))
  return years.find((time) => time >= base && time < base + 270 * day) ?? years.find((time) => time < base) ?? base
}

type Times = Pick<Required<EventFields>, 'all_day' | 'start' | 'end'>

function findTimes(midnight: number, length: Length): Times {
  if ('wholeDays' in length) {
    const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)
    return { all_day: true, start: toDay(midnight), end: toDay(midnight + (length.wholeDays - 1) * day) }
  }
  const [hours = 0, minutes = 0] = length.from.split(':').map(Number)
  const start = midnight + (hours * 60 + minutes) * 60_000
  const onClock = (time: number) => toBerlinIso(fromBerlinWallClock(new Date(time)))
  return { all_day: false, start: onClock(start), end: onClock(start + length.hours * 3_600_000) }
}

function formatPlace(where: Where, { de, place }: SeedOrganization): string {
  if (where === 'house') return `${de.title}, ${place}`
  return where === 'office' ? 'VBO, Berlin' : 'Online'
}

/** Returns the start times of the omitted occurrences, on Berlin's clock. */
function listExceptions({ start, end }: Times, rule: string, without: readonly number[]): string[] {
  if (without.length === 0) return []
  const all = listOccurrences({ start: new Date(start), end: new Date(end), isAllDay: false, rule }) ?? []
  return without.flatMap((index) => {
    const occurrence = all[index]
    return occurrence ? [toBerlinIso(occurrence.start)] : []
  })
}

function writeEvent(
  { kind, title, teaser }: PlannedEvent,
  member: SeedOrganization,
  random: Random,
): { heroPicture: string; de: SeedText; en: SeedText } {
  const { pictures, points, pointsTitle, paragraphs: all } = details[kind]
  const [heroPicture = '', inText] = random.sample(pictures, 2)
  const [first, ...remainingParagraphs] = random.sample(all, 3)
  const chosenPoints = random.sample(points, 3)
  const hasPicture = random.next() < 0.3
  const values = { house: member.de.title, city: member.place }
  const inLanguage = (locale: 'de' | 'en'): SeedText => {
    const say = (sentence: Sentence) => fillSentence(sentence, locale, values)
    const ownTitle = say(title)
    return {
      slug: toSlug(ownTitle),
      title: ownTitle,
      headline: '',
      heroText: say(teaser),
      metaDescription: say(teaser),
      modules: [
        ...(first ? [text(paragraphs(say(first)))] : []),
        headline(say(pointsTitle)),
        text(bullets(...chosenPoints.map(say))),
        ...(hasPicture && inText ? [image(inText)] : []),
        text(paragraphs(...remainingParagraphs.map(say))),
      ],
    }
  }
  return { heroPicture, de: inLanguage('de'), en: inLanguage('en') }
}
