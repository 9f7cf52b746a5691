import { sql } from 'drizzle-orm'
import { UsageError } from '@/lib/node/command-line.mjs'
import type { ProgramServices } from '../command-line/run-program'
import type { SeedCommand } from './arguments'
import { createDemoNotice } from './demo-notice'
import { isSeeded } from './load'
import { multiplyRecords } from './multiply-records'
import type { RemovalPlan, RetentionReason } from './plan-removal'
import { previewRemoval, removeDemo } from './remove-demo'

/**
 * Loads the demo into an empty database, or removes it.
 * @throws Error if the database has content, UsageError without a demo to remove
 */
export async function runSeedCommand(services: ProgramServices, command: SeedCommand): Promise<void> {
  if (command.command === 'remove') await runRemoval(services, command.isConfirmed)
  else await runLoad(services, command.scale)
}

async function runLoad(services: ProgramServices, scale: number): Promise<void> {
  const { db, env, print } = services
  if (await isSeeded(db)) throw new Error('The database already has content. Nothing was loaded.')
  const { loadDemo } = await import('@/demo/load')
  const accounts = await loadDemo(services)
  if (scale > 1) await multiplyRecords(db, scale, services.clock())
  for (const line of createDemoNotice(env, { accounts, isNew: true })) print(line)
}

async function runRemoval(services: ProgramServices, isConfirmed: boolean): Promise<void> {
  const { print, readLine } = services
  const plan = await previewRemoval(services)
  if (!plan) {
    throw new UsageError(
      'The database has no record of a demo. None was loaded, or an older release loaded it without a record.',
    )
  }
  for (const line of formatPlan(plan)) print(line)
  if (plan.deletions.length === 0) return
  if (!isConfirmed) {
    print('Delete it permanently? Type yes:')
    if ((await readLine()).trim() !== 'yes') return print('Nothing was removed.')
  }
  const executedPlan = await removeDemo(services)
  print(`Removed: ${formatCounts(executedPlan)}.`)
  for (const line of await listNextSteps(services, executedPlan)) print(line)
}

const reasons: Readonly<Record<RetentionReason, string>> = {
  changed: 'changed',
  needed: 'used by remaining content',
  site: 'needed by the site',
}

function formatPlan({ deletions, remaining, hasRemainingContent }: RemovalPlan): string[] {
  const counts = formatCounts({ deletions })
  return [
    ...remaining.map(({ kind, label, reason }) => `Stays: ${kind}: ${label} (${reasons[reason]})`),
    deletions.length > 0 ? `To be removed: ${counts}.` : 'No demo content is left to remove.',
    ...(hasRemainingContent ? [] : ['There is no other content. The site will be empty.']),
  ]
}

function formatCounts({ deletions }: Pick<RemovalPlan, 'deletions'>): string {
  return deletions.map(({ kind, count }) => `${count} ${kind}`).join(', ')
}

async function listNextSteps(
  { db }: Pick<ProgramServices, 'db'>,
  { hasRemainingContent }: RemovalPlan,
): Promise<string[]> {
  if (!hasRemainingContent) return ['Next: npm run init, or start the site and set it up in the browser.']
  const { rows } = await db.execute(sql`SELECT FROM users WHERE role = 'admin' AND is_active LIMIT 1`)
  if (rows.length > 0) return []
  return ['No administrator is left: npm run user -- create … --role admin']
}
