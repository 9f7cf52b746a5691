import { expect, it, onTestFinished } from 'vitest'
import { createSmtpTransport } from '@/backend/platform/mail/smtp-transport'
import { startTestBackend } from '@/tests/backend-app'
import { deliverOnce } from '@/tests/servers/mail-delivery'
import { startSmtpServer } from '@/tests/servers/smtp-server'
import { remindOwners } from '../remind-owners'
import { completeJob, logInAs, setClock, startJobs, testClock } from './jobs.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const { makePublished } = startJobs(backend)

it('a refused reminder of the end of an ad is shown to the office and sent later', async () => {
  const server = await startSmtpServer()
  onTestFinished(() => server.goDown())
  await makePublished({ deadline: '2026-11-12' })
  setClock('2026-11-06T10:00:00Z')
  const office = await logInAs(backend, { role: 'office' })
  const sendReminders = async () => {
    await remindOwners(backend.services, new AbortController().signal)
    const transport = createSmtpTransport(server.url)
    await deliverOnce({ ...backend.services, transport })
    const list = await office.call('GET', '/de/api/administration/outbox/?template=job-ends-soon')
    return (await list.json()).results
  }
  server.behave({ recipient: () => ({ code: 451 }) })
  const refusedMail = { values: { attempts: 1, state: 'waiting', problem: 'postponed: 451' } }
  expect(await sendReminders()).toMatchObject([refusedMail])
  server.behave({})
  setClock('2026-11-06T10:01:00Z')
  expect(await sendReminders()).toMatchObject([{ values: { attempts: 2, state: 'sent' } }])
  expect(server.mails.map(({ email }) => email.text)).toEqual([expect.stringContaining(completeJob.title)])
})
