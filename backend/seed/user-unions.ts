import type { SeedMember, SeedUserUnion } from './load-user-unions'

const roles = {
  chair: { de: 'Vorsitz', en: 'Chair' },
  deputy: { de: 'Stellvertretung', en: 'Deputy chair' },
  member: { de: 'Mitglied', en: 'Member' },
  office: { de: 'Geschäftsstelle', en: 'Office' },
}

const account = (name: string, role: SeedMember['role']): SeedMember => ({
  email: `${name}@example.org`,
  role,
})

const colleague = (
  firstName: string,
  lastName: string,
  organization: string,
  role: SeedMember['role'],
): SeedMember => ({
  email: `${firstName}.${lastName}@example.org`.toLowerCase(),
  colleague: { firstName, lastName, organization },
  role,
})

const statutes = {
  title: { de: 'Satzung', en: 'Statutes' },
  url: { de: '/de/ueber-uns/satzung', en: '/en/about-us/statutes' },
}

/** Groups, organs and committees of the demo organization. */
export const userUnions: readonly SeedUserUnion[] = [
  {
    category: 'group',
    slug: 'stadttheater',
    title: { de: 'Gruppe Stadttheater', en: 'Municipal theaters group' },
    description: {
      de: 'Häuser in kommunaler Trägerschaft beraten hier Haushalte, Spielpläne und Tarife, ehe der Verband sich festlegt.',
      en: 'Houses maintained by towns and cities discuss budgets, programs and pay here before the federation takes a position.',
    },
    members: [
      colleague('Henrike', 'Sandow', 'Theater am Wehr', roles.chair),
      colleague('Tilman', 'Okafor', 'Schauspiel Eschenau', roles.deputy),
      account('mitglied', roles.member),
    ],
  },
  {
    category: 'group',
    slug: 'konzertorchester',
    title: { de: 'Gruppe Konzertorchester', en: 'Concert orchestras group' },
    description: {
      de: 'Was Orchester ohne eigenes Theater bewegt: Dienste, Tourneen, Rundfunk und Aufnahmen.',
      en: 'What concerns orchestras without a theater of their own: services, tours, broadcasts and recordings.',
    },
    members: [
      account('beide', roles.chair),
      colleague('Aurel', 'Winterstein', 'Sinfonietta Talburg', roles.deputy),
    ],
  },
  {
    category: 'organ',
    slug: 'praesidium',
    title: { de: 'Präsidium', en: 'Executive board' },
    description: {
      de: 'Das Präsidium leitet den Verband zwischen den Mitgliederversammlungen. Es tagt sechsmal im Jahr.',
      en: 'The executive board leads the federation between general assemblies. It meets six times a year.',
    },
    downloads: [statutes],
    members: [
      colleague('Leonore', 'Vossberg', 'Staatsoper Hallern', roles.chair),
      account('mitglied', roles.member),
      account('beide', roles.member),
      account('admin', roles.office),
    ],
  },
  {
    category: 'committee',
    slug: 'tarifausschuss',
    title: { de: 'Tarifausschuss', en: 'Committee on agreements' },
    description: {
      de: 'Der Tarifausschuss bereitet Verhandlungen vor und bewertet ihre Ergebnisse.',
      en: 'The committee prepares negotiations and assesses their results.',
    },
    downloads: [statutes],
    members: [
      colleague('Ruben', 'Achterdiek', 'Landesbühne Nordsaum', roles.chair),
      account('mitglied', roles.deputy),
      colleague('Selin', 'Kranz', 'Tanzhaus Mitte', roles.member),
      account('editor', roles.office),
    ],
  },
]
