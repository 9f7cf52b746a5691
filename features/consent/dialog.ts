import * as library from 'vanilla-cookieconsent'
import { consentVersion, cookieLifetimeDays, getCookieName } from './cookie'
import { consent } from './store'
import './styles/dialog.css'
import './styles/question.css'
import './styles/settings.css'
import type { ConsentTexts } from './texts'

const decisions = '[data-role="all"], [data-role="necessary"], [data-role="save"]'

/** True while the dialog exists in the page. */
let isQuestionOpen = false

/** Asks for consent at the bottom of the window. Nothing is stored before the visitor decides. */
export async function askForConsent(texts: ConsentTexts, root: HTMLElement): Promise<void> {
  isQuestionOpen = true
  await openConsentDialog(texts, root, true)
}

/** Removes the dialog, after a decision or on a page that must not ask. */
export function closeQuestion(): void {
  if (!isQuestionOpen) return
  isQuestionOpen = false
  library.hide()
}

/** Opens the dialog with the settings that are stored in the cookie. */
export async function openSettings(texts: ConsentTexts, root: HTMLElement): Promise<void> {
  if (!isQuestionOpen) await openConsentDialog(texts, root, false)
  library.showPreferences()
}

/**
 * Creates the dialog again each time it opens, because other tabs and the placeholders of media
 * also change the cookie. The library writes personal data to the cookie; `storeDecision`
 * immediately replaces it.
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
    // With an empty domain, browsers send the cookie to this host only.
    cookie: { name: getCookieName(), domain: '', expiresAfterDays: cookieLifetimeDays },
    guiOptions: { consentModal: { layout: 'bar', position: 'bottom' }, preferencesModal: { layout: 'box' } },
    categories: {
      necessary: { enabled: true, readOnly: true },
      media: {
        services: Object.fromEntries(texts.services.map(({ key, name, kind }) => [key, toService(name, kind)])),
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
 * Turns the modal dialog of the library into a region of the page that the Tab key reaches, and
 * does not focus it. The library's key handler on an ancestor would keep the focus in the dialog,
 * so the Tab key is not passed on to it.
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
