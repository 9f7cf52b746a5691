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

type AdState = 'running' | 'expired' | 'withdrawn' | 'draft'

const counts: Record<Exclude<AdState, 'draft'>, number> = { running: 250, expired: 420, withdrawn: 80 }

/**
 * Number of ads by state for each employer outside the directory, so that the demo accounts for job
 * ads see each state.
 */
const countsByEmployer: readonly Record<AdState, number>[] = [
  { running: 4, expired: 6, withdrawn: 2, draft: 2 },
  { running: 6, expired: 9, withdrawn: 2, draft: 2 },
  { running: 3, expired: 4, withdrawn: 0, draft: 0 },
  { running: 2, expired: 2, withdrawn: 0, draft: 0 },
]

/** Families of positions that fit small organizations and employers abroad. */
const familiesByEmployer = [
  ['singing', 'design'],
  ['orchestra'],
  ['singing', 'dance', 'acting'],
  ['dance', 'directing'],
]

/**
 * Creates the demo's ads, the latest first: published ones, ended ones of the last six months, and
 * drafts.
 */
export function makeJobs({ now, members }: { now: Date; members: readonly SeedOrganization[] }): SeedJob[] {
  const usedKeys = new Set<string>()
  const today = toMidnight(now)
  const context = { now, today, usedKeys }
  const ownJobs = otherEmployers.flatMap((employer, index) => makeJobsOfEmployer(employer, index, context))
  const employers = memberEmployers(members)
  const countRemaining = (state: keyof typeof counts) =>
    counts[state] - countsByEmployer.reduce((sum, stateCounts) => sum + stateCounts[state], 0)
  const states = (['running', 'expired', 'withdrawn'] as const).flatMap((state) =>
    Array.from({ length: countRemaining(state) }, () => state),
  )
  const memberJobs = states.map((state, index) => {
    const random = new Random(33, index)
    const position = at(positions, index)
    const employer = pickEmployer(position, employers, { random, usedKeys })
    return makeJob(position, employer, state, { now, today, random })
  })
  return [...ownJobs, ...memberJobs].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
}

function makeJobsOfEmployer(
  employer: Employer,
  index: number,
  { now, today, usedKeys }: { now: Date; today: number; usedKeys: Set<string> },
): SeedJob[] {
  const employerFamilies = (familiesByEmployer[index] ?? []).map((name) => families.get(name))
  const suitablePositions = positions.filter(
    ({ family, post }) => employerFamilies.includes(family) && isOfferedBy(employer, { family, post }),
  )
  const states = Object.entries(countsByEmployer[index] ?? {}).flatMap(([state, count]) =>
    Array.from({ length: count }, () => state as AdState),
  )
  return states.map((state, number) => {
    const random = new Random(34, index, number)
    const position = at(suitablePositions, number)
    usedKeys.add(toKey(position, employer))
    return makeJob(position, employer, state, { now, today, random })
  })
}

const isOfferedBy = ({ kind }: Employer, { family, post }: Position) =>
  (post.organizationKinds ?? family.organizationKinds).includes(kind)

const toKey = ({ post }: Position, { name }: Employer) => `${post.title[0]} ${name}`

/** Picks an organization that offers the position and has no ad for it yet. */
function pickEmployer(
  position: Position,
  employers: readonly Employer[],
  { random, usedKeys }: { random: Random; usedKeys: Set<string> },
): Employer {
  const suitableEmployers = employers.filter(
    (employer) => isOfferedBy(employer, position) && !usedKeys.has(toKey(position, employer)),
  )
  const employer = random.pick(suitableEmployers)
  usedKeys.add(toKey(position, employer))
  return employer
}

/** Returns the item at an index; the list repeats. */
function at<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length]
  if (item === undefined) throw new Error('The list is empty.')
  return item
}

function makeJob(
  position: Position,
  employer: Employer,
  state: AdState,
  { now, today, random }: { now: Date; today: number; random: Random },
): SeedJob {
  const { age, runs, withdrawn } = chooseDays(state, random)
  const publishedAt = publishedBefore(now, timeBefore(today, age, random))
  const input = writeJob(position, employer, dayAfter(today, runs - age), random)
  return {
    employer,
    input: state === 'draft' ? { ...input, offer: '', deadline: null, salary: '' } : input,
    createdAt: new Date(publishedAt.getTime() - random.integer(20, 2000) * 60_000),
    publishedAt: state === 'draft' ? null : publishedAt,
    withdrawnAt: withdrawn === null ? null : timeBefore(today, withdrawn, random),
  }
}

/** Returns a publication time in the past: for a later time, ten minutes ago. */
const publishedBefore = (now: Date, time: Date) => (time < now ? time : new Date(now.getTime() - 600_000))

/** Returns the age of an ad, its duration, and the time since its withdrawal, all in days. */
function chooseDays(state: AdState, random: Random): { age: number; runs: number; withdrawn: number | null } {
  const runs = random.integer(18, 60)
  if (state === 'expired') return { age: runs + random.integer(1, 170), runs, withdrawn: null }
  if (state === 'withdrawn') {
    const withdrawn = random.integer(1, 150)
    return { age: withdrawn + random.integer(3, 16), runs, withdrawn }
  }
  // Most ads are new; few end today or tomorrow.
  return { age: Math.floor(runs * random.next() ** 1.3), runs, withdrawn: null }
}
