import { afterEach, expect, it } from 'vitest'
import { captureSettings, listStoredWork } from './stored-work'
import { writeTabDraft } from './tab-drafts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('lists each piece of unsaved work once, with the address to save it', () => {
  for (const tab of ['a', 'b']) localStorage.setItem(`buehnenhaus.job.7.12.${tab}`, '{}')
  localStorage.setItem('buehnenhaus.job.7.new.c', '{}')
  localStorage.setItem('buehnenhaus.entry.7.3.d', '{}')
  localStorage.setItem('buehnenhaus.administration.draft.7.events.new.e', '{}')
  localStorage.setItem('saved-jobs', '4')
  sessionStorage.setItem('form-5', '[]')
  writeTabDraft('comments/7/1/new', 'Bitte')
  expect(listStoredWork('de').map(({ kind, href }) => [kind, href])).toEqual([
    ['job', '/de/stellenanzeige-veroeffentlichen?id=12'],
    ['job', '/de/stellenanzeige-veroeffentlichen'],
    ['entry', '/de/account/unsere-einrichtung'],
    ['record', '/de/admin/events/new'],
    ['form', null],
    ['words', null],
  ])
  writeTabDraft('comments/7/1/new', null)
  expect(listStoredWork('de').map(({ kind }) => kind)).not.toContain('words')
})

it('stores settings again after the browser has deleted everything', () => {
  const settings = { 'saved-jobs': '4,5', 'buehnenhaus.administration.views.jobs.7': '[{}]' }
  for (const [key, text] of Object.entries(settings)) localStorage.setItem(key, text)
  localStorage.setItem('buehnenhaus.job.7.12.a', '{}')
  const restoreSettings = captureSettings()
  localStorage.clear()
  restoreSettings()
  expect({ ...localStorage }).toEqual(settings)
})
