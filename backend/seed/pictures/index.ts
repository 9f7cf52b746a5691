import type { SeedPicture } from '../content'
import { halls } from './halls'
import { stages } from './stages'
import { trades } from './trades'

/** All demo pictures; `npm run pictures` paints their files. */
export const pictures: SeedPicture[] = [...stages, ...halls, ...trades]
