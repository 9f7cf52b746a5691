import { expect, it } from 'vitest'
import { openEmptyDatabase } from '@/backend/platform/db/function-updates/empty-database.fixture'
import { createEarlierProgram } from '@/backend/platform/db/function-updates/program-folders.fixture'
import { migrateDatabase } from '@/backend/platform/db/migrate'

it('deletes the letters of ended dispatches, and names the consent of the profile', { timeout: 60_000 }, async () => {
  const { pool, close } = await openEmptyDatabase()
  await migrateDatabase(pool, await createEarlierProgram('0021_record_keys'))
  await pool.query(`
    INSERT INTO outbox (recipient, locale, template, data) VALUES ('done@a.example', 'de', 'press-release', '{}'),
      ('stopped@a.example', 'de', 'press-release', '{}');
    INSERT INTO dispatches (press_release_id, topics, languages, state, planned_at, started_at, ended_at, content) VALUES
      (1, '{a}', '{de}', 'done', now(), now(), now(), '{}'), (2, '{a}', '{de}', 'stopped', now(), now(), NULL, '{}');
    INSERT INTO dispatch_letters (dispatch_id, subscription_id, outbox_id, queued_at) VALUES (1, 1, 1, now()), (2, 1, 2, now());
    INSERT INTO subscriptions (list, email, language, topics, details, state, seed, consent_version, requested_at, confirmed_at)
      SELECT list, hours || '@a.example', 'de', '{}', '{}', 'confirmed', '', 'a', now(), now() + hours * interval '1 hour'
      FROM (VALUES ('newsletter', 0), ('newsletter', 1), ('press', 0)) AS row (list, hours)`)
  await migrateDatabase(pool)
  expect((await pool.query('SELECT recipient FROM outbox')).rows).toEqual([{ recipient: 'stopped@a.example' }])
  const { rows } = await pool.query('SELECT consent_version FROM subscriptions ORDER BY id')
  expect(rows.map((row) => row.consent_version)).toEqual(['profile 2026-11-30', 'a', 'a'])
  await close()
})
