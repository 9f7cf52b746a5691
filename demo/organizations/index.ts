import type { SeedOrganization } from '@/backend/operations/seed/load-organizations'
import { toSlug } from '@/lib/contract/common/slug'
import type { OrganizationPersonInput, OrganizationStageInput } from '@/lib/contract/pages/organization'
import { type OrganizationCategory, organizationCategories } from '@/lib/contract/records/organization-record'
import { Random } from '../random'
import { type City, cities } from './cities'
import { describeMember, type Figures } from './describe'
import { inventPlace, type Kind, kinds } from './names'
import { functions, inventPerson } from './people'
import { stages, streets } from './texts'

const counts: Record<OrganizationCategory, number> = { theater: 145, orchestra: 65, other: 100 }

/** Creates the demo's members, the same at each run. */
export function makeOrganizations(): SeedOrganization[] {
  return organizationCategories.flatMap((category, categoryIndex) => {
    const usedNames = new Set<string>()
    return Array.from({ length: counts[category] }, (_, index) =>
      makeOrganization(category, cityAt(category, index), { random: new Random(categoryIndex, index), usedNames }),
    )
  })
}

/**
 * Picks a city. Large cities repeat up to five times; orchestras and sideStages are in fewer cities.
 */
function cityAt(category: OrganizationCategory, index: number): City {
  const smallest = category === 'theater' ? 1 : 2
  const rounds = [1, 2, 3, 4, 5].flatMap((round) =>
    cities.filter(({ size }) => size >= Math.max(round, round === 1 ? smallest : round)),
  )
  const city = rounds[index % rounds.length]
  if (!city) throw new Error('There is no city.')
  return city
}

interface OrganizationContext {
  random: Random
  /** Names of other members of the category. */
  usedNames: Set<string>
}

function makeOrganization(
  category: OrganizationCategory,
  city: City,
  { random, usedNames }: OrganizationContext,
): SeedOrganization {
  const kind = random.pick(kinds[category])
  const name = inventName(kind, random, usedNames)
  const slug = toSlug(name)
  const domain = `${slug}.example.org`
  const address = {
    street: `${random.pick(streets)} ${random.integer(1, 89)}`,
    zip: random.pick(city.zips),
    place: city.name,
  }
  const ownStages = makeStages(category, kind, `${address.street}, ${address.zip} ${address.place}`, random)
  const founded = random.integer(1871, 1998)
  const figures: Figures = {
    founded,
    staff: random.integer(...staffRanges[category]),
    seats: ownStages[0]?.seats ?? random.integer(80, 400),
    shows: random.integer(24, 420),
    guests: random.integer(9, 180) * 1000,
  }
  const texts = describeMember({ category, kind, name, city: city.name, slug }, figures, random)
  return {
    ...texts,
    category,
    kind: kind.title,
    ...address,
    region: city.region,
    position: { lat: shiftDegree(city.lat, random), lon: shiftDegree(city.lon, random) },
    phone: inventPhone(city, random),
    email: `info@${domain}`,
    website: `https://${domain}`,
    memberSince: random.integer(Math.max(founded, 1950), 2024),
    ...(random.next() < 0.15 && { logo: random.pick(logoKeys) }),
    stages: ownStages,
    people: makePeople(category, city, domain, random),
  }
}

const staffRanges: Record<OrganizationCategory, [number, number]> = {
  theater: [18, 420],
  orchestra: [24, 112],
  other: [4, 60],
}

const logoKeys = ['logo-tutti', 'logo-rampe', 'logo-alte-weberei', 'logo-kammer', 'logo-foyer', 'logo-lichtspur']

function inventName(kind: Kind, random: Random, usedNames: Set<string>): string {
  for (;;) {
    const name = random.pick(kind.names).replace('{x}', inventPlace(random))
    if (usedNames.has(name)) continue
    usedNames.add(name)
    return name
  }
}

/** Returns a coordinate within about two kilometers. */
const shiftDegree = (degree: number, random: Random) =>
  Math.round((degree + (random.next() - 0.5) * 0.03) * 10_000) / 10_000

/** Returns a fictional phone number: no subscriber number begins with 0. */
const inventPhone = ({ dialing }: City, random: Random) =>
  `+49 ${dialing} 0${random.integer(1000, 9999)}-${random.integer(0, 9)}`

function makeStages(
  category: OrganizationCategory,
  { title }: Kind,
  address: string,
  random: Random,
): OrganizationStageInput[] {
  if (['Bühnenverlag', 'Besucherorganisation', 'Förderverein', 'Chor'].includes(title.de)) return []
  const [main, ...more] = stages[category]
  const sideStages = random.sample(more, random.integer(0, category === 'theater' ? 3 : 1))
  return [...(main ? [main] : []), ...sideStages].map(([name, from, to]) => {
    return { name, seats: random.integer(from, to), address }
  })
}

function makePeople(
  category: OrganizationCategory,
  city: City,
  domain: string,
  random: Random,
): OrganizationPersonInput[] {
  const { lead, contact } = functions[category]
  const titles = [random.pick(lead), ...random.sample(contact, random.integer(1, 3))]
  return titles.map(([de, en], index) => {
    const name = inventPerson(random)
    return {
      name,
      role: index === 0 ? 'director' : 'contact',
      function: { de, en },
      email: `${toSlug(name).replaceAll('-', '.')}@${domain}`,
      phone: inventPhone(city, random),
    }
  })
}
