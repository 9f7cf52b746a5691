import type { SeedPersonCategory } from './person'

/** What the demo association's contact persons are responsible for, in the order of the contact list. */
export const personCategories: SeedPersonCategory[] = [
  {
    key: 'management',
    title: { de: 'Präsidium und Geschäftsführung', en: 'Executive board and management' },
  },
  { key: 'stage', title: { de: 'Tarifvertrag Bühne', en: 'Stage agreement' } },
  { key: 'orchestra', title: { de: 'Tarifvertrag Orchester', en: 'Orchestra agreement' } },
  { key: 'law', title: { de: 'Rechtsberatung', en: 'Legal advice' } },
  { key: 'policy', title: { de: 'Kulturpolitik', en: 'Culture policy' } },
  { key: 'statistics', title: { de: 'Statistik und Digitales', en: 'Statistics and digital services' } },
  { key: 'communications', title: { de: 'Presse und Kommunikation', en: 'Press and communications' } },
  { key: 'jobs', title: { de: 'Jobbörse und Nachwuchs', en: 'Job board and young talent' } },
  { key: 'seminars', title: { de: 'Seminare und Veranstaltungen', en: 'Seminars and events' } },
  { key: 'members', title: { de: 'Mitglieder und Landesverbände', en: 'Members and regional associations' } },
]
