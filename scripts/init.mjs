import { runBuilt } from './support/prepare.mjs'

await runBuilt('init')
