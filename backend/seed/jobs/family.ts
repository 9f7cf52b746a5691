import type { JobLookup } from '@/lib/contract/job-lookups'
import type { Sentence } from '../sentence'
import type { jobSlugs } from './job-slugs'

/** A value of a lookup. */
export type Slug<Lookup extends JobLookup> = (typeof jobSlugs)[Lookup][number]

/** A position of the demo's ads; what it leaves open is as in its family. */
export interface JobPost
  extends Partial<
    Pick<JobFamily, 'category' | 'houses' | 'contracts' | 'employments' | 'start' | 'situation' | 'apply'>
  > {
  /** Without `(w/m/d)`; `*` stands before feminine endings, houses write it each in their way. */
  title: Sentence
  occupation: Slug<'occupation'>
  specialization?: Slug<'specialization'>
  /** All of them are named; where there are three, none of the family’s are. */
  tasks: readonly Sentence[]
  requirements: readonly Sentence[]
  /** The pay grade in the public service, as `9a`. */
  grade?: string
  /** The least and the most that is paid where no grade says so: for a month, a performance or a day, as the contract wants it. */
  fee?: readonly [from: number, to: number]
  /** What is paid for, where that is neither a month, a performance nor a day. */
  paidBy?: 'hour' | 'production'
}

/** Positions that are advertised alike. */
export interface JobFamily {
  category: Slug<'category'>
  /** The kinds of houses (see `kinds` of the organizations) by their German names. */
  houses: readonly string[]
  /** What comes twice is chosen twice as often. */
  contracts: readonly Slug<'contract_type'>[]
  employments: readonly Slug<'employment_type'>[]
  /** With the theater season, in summer as schools end, or as soon as may be. */
  start: 'season' | 'summer' | 'soon'
  /** About the team; one is chosen. */
  situation: readonly Sentence[]
  /** Some of these are named beside those of the position. */
  tasks: readonly Sentence[]
  requirements: readonly Sentence[]
  /** How to apply; one is chosen. */
  apply: readonly Sentence[]
  posts: readonly JobPost[]
}
