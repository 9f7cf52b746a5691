import { usages } from '@/lib/node/command-usages.mjs'
import { runProgram } from '../command-line/run-program'
import { readSeedCommand } from './arguments'
import { runSeedCommand } from './run'

// `npm run seed`: loads the demo content into an empty database, PostgreSQL or the embedded one, or
// removes it.
runProgram({ usage: usages.seed, read: readSeedCommand, run: runSeedCommand })
