import type { Scene } from '../scene'
import { beams } from './beams'
import { curtains } from './curtains'
import { lines } from './lines'
import { orchestra } from './orchestra'
import { rooms } from './rooms'
import { shapes } from './shapes'
import { work } from './work'

/** All demo pictures. */
export const scenes: Scene[] = [...curtains, ...beams, ...lines, ...rooms, ...orchestra, ...work, ...shapes]
