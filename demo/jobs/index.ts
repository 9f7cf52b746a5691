import type { SeedJob } from '@/backend/operations/seed/load-jobs'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import { Random } from '../random'
import { type Employer, memberEmployers, otherEmployers } from './employers'
import { families } from './family'
import { dayAfter, timeBefore, toMidnight } from './times'
import { type Position, writeJob } from './write'

/** All positions; frequent ones are repeated. */
const positions: readonly Position[] = [...families.values()].flatMap((family) =>
  family.posts.map((post) => ({ family, post })),
)

/** The state of an ad. */
type Fate = 'running' | 'expired' | 'withdrawn' | 'draft'

const counts: Record<Exclude<Fate, 'draft'>, number> = { running: 250, expired: 420, withdrawn: 80 }

/**
 * Number of ads by state for each employer outside the directory, so that the demo accounts for job
 * ads see each state.
 */
const ownCounts: readonly Record<Fate, number>[] = [
  { running: 4, expired: 6, withdrawn: 2, draft: 2 },
  { running: 6, expired: 9, withdrawn: 2, draft: 2 },
  { running: 3, expired: 4, withdrawn: 0, draft: 0 },
  { running: 2, expired: 2, withdrawn: 0, draft: 0 },
]

/** Families of positions that fit small organizations and employers abroad. */
const ownFamilies = [
  ['singing', 'design'],
  ['orchestra'],
  ['singing', 'dance', 'acting'],
  ['dance', 'directing'],
]

interface Making {
  now: Date
  members: readonly SeedOrganization[]
}

/**
 * Creates the demo's ads, the latest first: published ones, ended ones of the last six months, and
 * drafts.
 */
export function makeJobs({ now, members }: Making): SeedJob[] {
  const taken = new Set<string>()
  const today = toMidnight(now)
  const making = { now, today, taken }
  const own = otherEmployers.flatMap((employer, index) => makeOwn(employer, index, making))
  const employers = memberEmployers(members)
  const left = (fate: keyof typeof counts) =>
    counts[fate] - ownCounts.reduce((sum, own) => sum + own[fate], 0)
  const fates = (['running', 'expired', 'withdrawn'] as const).flatMap((fate) =>
    Array.from({ length: left(fate) }, () => fate),
  )
  const others = fates.map((fate, index) => {
    const random = new Random(33, index)
    const position = at(positions, index)
    const employer = pickEmployer(position, employers, { random, taken })
    return makeJob(position, employer, fate, { now, today, random })
  })
  return [...own, ...others].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function makeOwn(
  employer: Employer,
  index: number,
  { now, today, taken }: { now: Date; today: number; taken: Set<string> },
): SeedJob[] {
  const own = (ownFamilies[index] ?? []).map((name) => families.get(name))
  const fitting = positions.filter(
    ({ family, post }) => own.includes(family) && isWantedBy(employer, { family, post }),
  )
  const fates = Object.entries(ownCounts[index] ?? {}).flatMap(([fate, count]) =>
    Array.from({ length: count }, () => fate as Fate),
  )
  return fates.map((fate, number) => {
    const random = new Random(34, index, number)
    const position = at(fitting, number)
    taken.add(toKey(position, employer))
    return makeJob(position, employer, fate, { now, today, random })
  })
}

const isWantedBy = ({ kind }: Employer, { family, post }: Position) =>
  (post.organizationKinds ?? family.organizationKinds).includes(kind)

const toKey = ({ post }: Position, { name }: Employer) => `${post.title[0]} ${name}`

/** Picks an organization that offers the position and has no ad for it yet. */
function pickEmployer(
  position: Position,
  employers: readonly Employer[],
  { random, taken }: { random: Random; taken: Set<string> },
): Employer {
  const fitting = employers.filter(
    (employer) => isWantedBy(employer, position) && !taken.has(toKey(position, employer)),
  )
  const employer = random.pick(fitting)
  taken.add(toKey(position, employer))
  return employer
}

/** Returns the item at an index; the list repeats. */
function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('There is no position.')
  return item
}

function makeJob(
  position: Position,
  employer: Employer,
  fate: Fate,
  { now, today, random }: { now: Date; today: number; random: Random },
): SeedJob {
  const { age, runs, withdrawn } = chooseDays(fate, random)
  const publishedAt = publishedBefore(now, timeBefore(today, age, random))
  const input = writeJob(position, employer, dayAfter(today, runs - age), random)
  return {
    employer,
    input: fate === 'draft' ? { ...input, offer: '', deadline: null, salary: '' } : input,
    createdAt: new Date(publishedAt.getTime() - random.integer(20, 2000) * 60_000),
    publishedAt: fate === 'draft' ? null : publishedAt,
    withdrawnAt: withdrawn === null ? null : timeBefore(today, withdrawn, random),
  }
}

/** Returns a publication time in the past: for a later time, ten minutes ago. */
const publishedBefore = (now: Date, time: Date) => (time < now ? time : new Date(now.getTime() - 600_000))

/** Returns the age of an ad, its duration, and the time since its withdrawal, all in days. */
function chooseDays(fate: Fate, random: Random): { age: number; runs: number; withdrawn: number | null } {
  const runs = random.integer(18, 60)
  if (fate === 'expired') return { age: runs + random.integer(1, 170), runs, withdrawn: null }
  if (fate === 'withdrawn') {
    const withdrawn = random.integer(1, 150)
    return { age: withdrawn + random.integer(3, 16), runs, withdrawn }
  }
  // Most ads are new; few end today or tomorrow.
  return { age: Math.floor(runs * random.next() ** 1.3), runs, withdrawn: null }
}
