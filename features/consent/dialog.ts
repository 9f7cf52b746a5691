import * as library from 'vanilla-cookieconsent'
import { consentVersion, getCookieName, lifetimeDays } from './cookie'
import { consent } from './store'
import './styles/dialog.css'
import './styles/question.css'
import './styles/settings.css'
import type { ConsentTexts } from './texts'

const decisions = '[data-role="all"], [data-role="necessary"], [data-role="save"]'

/** True while the dialog is on the page, in any state. */
let isQuestionOpen = false

/** Asks for consent at the bottom of the window. Stores nothing before a decision. */
export async function askForConsent(texts: ConsentTexts, root: HTMLElement): Promise<void> {
  isQuestionOpen = true
  await openConsentDialog(texts, root, true)
}

/** Removes the question after a decision, or on a page that must not ask. */
export function endQuestion(): void {
  if (!isQuestionOpen) return
  isQuestionOpen = false
  library.hide()
}

/** Opens the settings with the state of the cookie. */
export async function openSettings(texts: ConsentTexts, root: HTMLElement): Promise<void> {
  if (!isQuestionOpen) await openConsentDialog(texts, root, false)
  library.showPreferences()
}

/**
 * Creates the dialog again each time: the cookie is the only source of truth, also written by
 * placeholders and other tabs. The library writes the cookie too; `storeDecision` overwrites it at
 * once without personal data.
 */
async function openConsentDialog(texts: ConsentTexts, root: HTMLElement, autoShow: boolean): Promise<void> {
  library.reset()
  await library.run({
    root,
    autoShow,
    revision: consentVersion,
    hideFromBots: false,
    manageScriptTags: false,
    autoClearCookies: false,
    // An empty domain restricts the cookie to this host.
    cookie: { name: getCookieName(), domain: '', expiresAfterDays: lifetimeDays },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom' }, preferencesModal: { layout: 'box' } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      media: {
        services: Object.fromEntries(
          texts.services.map(({ key, name, kind }) => [key, toService(name, kind)]),
        ),
      },
    },
    language: { default: texts.locale, translations: { [texts.locale]: toTranslation(texts) } },
    onModalReady: ({ modalName, modal }) => {
      modal.addEventListener('click', storeDecision)
      if (modalName === 'consentModal') makeRegion(modal)
      else modal.querySelector<HTMLElement>('[aria-controls="media-desc"]')?.click()
    },
  })
}

/** The library removes text in tags from the accessible name of a switch. */
function toService(name: string, kind: string): library.Service {
  return { label: `${name}<small>${kind}</small>` }
}

function storeDecision(event: Event): void {
  if (!(event.target instanceof Element) || !event.target.closest(decisions)) return
  consent.decide(library.getUserPreferences().acceptedServices.media ?? [])
}

/**
 * Makes the question a non-modal region in the tab order, without the focus. The library makes it a
 * modal dialog; its key handler is registered above this one.
 */
function makeRegion(modal: HTMLElement): void {
  modal.setAttribute('role', 'region')
  modal.removeAttribute('aria-modal')
  for (const element of [modal, ...modal.querySelectorAll('[tabindex]')]) element.removeAttribute('tabindex')
  modal.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation()
  })
}

function toTranslation(texts: ConsentTexts): library.Translation {
  const { settings, acceptAll: acceptAllBtn, refuseAll: acceptNecessaryBtn } = texts
  return {
    consentModal: {
      title: texts.title,
      description: texts.text,
      acceptAllBtn,
      acceptNecessaryBtn,
      showPreferencesBtn: texts.choose,
      footer: texts.links.map(({ href, label }) => `<a href="${href}">${label}</a>`).join(''),
    },
    preferencesModal: {
      title: settings.title,
      acceptAllBtn,
      acceptNecessaryBtn,
      savePreferencesBtn: settings.save,
      closeIconLabel: settings.close,
      sections: [
        { description: settings.text },
        { title: settings.necessary, description: settings.necessaryText, linkedCategory: 'necessary' },
        { title: settings.media, description: settings.mediaText, linkedCategory: 'media' },
      ],
    },
  }
}
