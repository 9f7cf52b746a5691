import { usages } from '@/lib/node/command-usages.mjs'
import { runProgram } from '../command-line/run-program'
import { parseSeedCommand } from './arguments'
import { runSeedCommand } from './run'

// Runs `npm run seed`, which loads the demo into an empty database, or removes it.
runProgram({ usage: usages.seed, parse: parseSeedCommand, run: runSeedCommand })
