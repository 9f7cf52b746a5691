import type { JobInput } from '@/lib/contract/jobs'
import type { RegionCode } from '@/lib/contract/region'
import type { SeedOrganization } from '../organizations'
import { inventedPerson } from '../organizations/people'
import { Random } from '../random'

/** Who advertises in the demo. */
export interface Employer {
  name: string
  /** The kind of house, as in the families of positions. */
  kind: string
  /** What introduces it, if that is another kind. */
  introducedAs?: string
  place: string
  region: RegionCode | null
  country: NonNullable<JobInput['country']>
  /** Of its mailboxes and its website. */
  domain: string
  contacts: readonly { name: string; email: string; phone: string }[]
  /** The address of the account that writes its ads. */
  owner: string
  /** Where it is in the directory. */
  member?: SeedOrganization
  /** The class of its chorus and dance company, and the group of its orchestra: 0 is the best paid. */
  rank: number
  /** How it writes titles. */
  style: { star: '*' | ':'; suffix: string }
}

const suffixes = ['(w/m/d)', '(m/w/d)', '(w/m/d)', '(d/w/m)']

const styleOf = (random: Random): Employer['style'] => ({
  star: random.next() < 0.6 ? '*' : ':',
  suffix: random.pick(suffixes),
})

/** The members of the demo as employers, each with an account of its own. */
export function memberEmployers(members: readonly SeedOrganization[]): Employer[] {
  return members.map((member, index) => {
    const domain = member.website.replace('https://', '')
    const random = new Random(31, index)
    return {
      name: member.de.title,
      kind: member.kind.de,
      ...{ place: member.place, region: member.region, country: 'DE' },
      domain,
      contacts: member.people.filter(({ role }) => role === 'contact'),
      owner: `personal@${domain}`,
      member,
      style: styleOf(random),
      rank: random.whole(0, 3),
    }
  })
}

type Row = Pick<Employer, 'name' | 'kind' | 'introducedAs' | 'place' | 'region' | 'country' | 'domain'> & {
  owner?: string
}

const rows: readonly Row[] = [
  {
    name: 'Kammeroper Lindach',
    kind: 'Opernhaus',
    introducedAs: 'Kammeroper',
    ...{ place: 'Konstanz', region: 'DE-BW', country: 'DE' },
    domain: 'kammeroper-lindach.example.org',
    owner: 'jobs@example.org',
  },
  {
    name: 'Philharmonie Ostheide',
    kind: 'Sinfonieorchester',
    ...{ place: 'Lüneburg', region: 'DE-NI', country: 'DE' },
    domain: 'philharmonie-ostheide.example.org',
    owner: 'beide@example.org',
  },
  {
    name: 'Bühnen am Eichensteg',
    kind: 'Mehrspartenhaus',
    ...{ place: 'Linz', region: null, country: 'AT' },
    domain: 'buehnen-am-eichensteg.example.org',
  },
  {
    name: 'Tanzhaus Mühlesteg',
    kind: 'Tanztheater',
    ...{ place: 'Winterthur', region: null, country: 'CH' },
    domain: 'tanzhaus-muehlesteg.example.org',
  },
]

/** Those who are in no directory: of the demo accounts for job ads, and abroad. */
export const otherEmployers: readonly Employer[] = rows.map(({ owner, ...row }, index) => {
  const random = new Random(32, index)
  const contacts = Array.from({ length: 2 }, () => {
    const name = inventedPerson(random)
    return { name, email: `bewerbung@${row.domain}`, phone: '' }
  })
  return { ...row, contacts, owner: owner ?? `personal@${row.domain}`, style: styleOf(random), rank: 2 }
})
