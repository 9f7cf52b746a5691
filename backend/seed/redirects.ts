import type { Redirect } from '@/lib/contract/redirect'

/** Moved addresses of the demo site: old structure, printed short addresses, misspellings. Targets are final. */
export const redirects: Redirect[] = [
  { old_path: '/de/verband', new_path: '/de/ueber-uns' },
  { old_path: '/en/association', new_path: '/en/about-us' },
  { old_path: '/de/verband/satzung', new_path: '/de/ueber-uns/satzung' },
  { old_path: '/en/association/statutes', new_path: '/en/about-us/statutes' },
  { old_path: '/de/tarif', new_path: '/de/themen/tarifvertraege' },
  { old_path: '/en/agreements', new_path: '/en/topics/collective-agreements' },
  { old_path: '/de/jobs', new_path: '/de/jobboerse' },
  { old_path: '/en/calendar', new_path: '/en/calender' },
  { old_path: '/de/presse', new_path: '/de/pressemitteilungen' },
  { old_path: '/en/press', new_path: '/en/press-releases' },
  { old_path: '/de/dsgvo', new_path: '/de/datenschutz' },
  { old_path: '/satzung', new_path: '/de/ueber-uns/satzung' },
  { old_path: '/statistik', new_path: '/de/themen/statistik/spielzeitstatistik' },
  { old_path: '/stellen', new_path: '/de/jobboerse' },
  { old_path: '/members', new_path: '/en/addresses' },
]
