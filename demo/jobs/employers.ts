import { z } from 'zod'
import type { SeedEmployer } from '@/backend/operations/seed/load-jobs'
import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import { type RegionCode, regionCodes } from '@/lib/contract/common/region'
import { emailSchema } from '@/lib/contract/common/single-line'
import type { JobInput } from '@/lib/contract/jobs/jobs'
import { inventPerson } from '../organizations/people'
import { Random } from '../random'
import { readContent } from '../read-content'

/** An organization with job ads in the demo. */
export interface Employer extends SeedEmployer {
  /** The kind of organization, as named in the families of positions (`JobFamily`). */
  kind: string
  /** The kind that the introduction of the ad names, if it is different. */
  introducedAs?: string
  place: string
  region: RegionCode | null
  country: NonNullable<JobInput['country']>
  /** The domain of its e-mail addresses and its website. */
  domain: string
  /**
   * The rank in the collective agreements: the pay class of its chorus and dance company and the
   * pay group of its orchestra. 0 is the highest.
   */
  rank: number
  /** The style of its job titles: the mark before feminine endings, and the suffix. */
  style: { star: '*' | ':'; suffix: string }
}

const suffixes = ['(w/m/d)', '(m/w/d)', '(w/m/d)', '(d/w/m)']

const toStyle = (random: Random): Employer['style'] => ({
  star: random.next() < 0.6 ? '*' : ':',
  suffix: random.pick(suffixes),
})

/** The members of the demo as employers, each with an account. */
export function memberEmployers(members: readonly SeedOrganization[]): Employer[] {
  return members.map((member, index) => {
    const domain = member.website.replace('https://', '')
    const random = new Random(31, index)
    return {
      name: member.de.title,
      kind: member.kind.de,
      place: member.place,
      region: member.region,
      country: 'DE',
      domain,
      contacts: member.people.filter(({ role }) => role === 'contact'),
      owner: `personal@${domain}`,
      member,
      style: toStyle(random),
      rank: random.integer(0, 3),
    }
  })
}

const employerSchema = z.strictObject({
  name: z.string(),
  kind: z.string(),
  introducedAs: z.string().optional(),
  place: z.string(),
  region: z.enum(regionCodes).nullable(),
  country: z.enum(['DE', 'AT', 'CH']),
  domain: z.string(),
  owner: emailSchema.optional(),
})

/** Employers that are not in the directory: some have a demo account, others are abroad. */
export const otherEmployers: readonly Employer[] = readContent('jobs/employers', z.array(employerSchema)).map(
  ({ owner, ...row }, index) => {
    const random = new Random(32, index)
    const contacts = Array.from({ length: 2 }, () => {
      const name = inventPerson(random)
      return { name, email: `bewerbung@${row.domain}`, phone: '' }
    })
    return { ...row, contacts, owner: owner ?? `personal@${row.domain}`, style: toStyle(random), rank: 2 }
  },
)
