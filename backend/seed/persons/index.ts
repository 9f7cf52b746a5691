import { departments } from './departments'
import { leadership } from './leadership'
import type { SeedPerson } from './person'
import { services } from './services'

/** All demo persons in the order of the contact list; they are invented. */
export const persons: SeedPerson[] = [...leadership, ...departments, ...services]
