import type { JobPost } from './family'

/** With winds, brass and percussion. */
export const withWinds = [
  'Sinfonieorchester',
  'Theaterorchester',
  'Landesorchester',
  'Opernhaus',
  'Mehrspartenhaus',
]
/** With strings. */
export const withStrings = [...withWinds, 'Kammerorchester']

/** A position in an orchestra. */
export const player = (
  title: JobPost['title'],
  specialization: JobPost['specialization'],
  requirement: JobPost['requirements'][number],
  more: Partial<JobPost> = {},
): JobPost => ({
  title,
  occupation: 'orchestral-musician',
  specialization,
  tasks: [],
  requirements: [requirement],
  ...more,
})

/** What leading positions have in common. */
export const principal: Partial<JobPost> = {
  occupation: 'principal-player',
  tasks: [['Führung der Gruppe in Proben und Konzerten', 'leading the section in rehearsals and concerts']],
}
