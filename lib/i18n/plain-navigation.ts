/**
 * Next's own hooks with the address as it stands in the bar, language included: for behaviour that follows every page
 * alike. Unlike lib/i18n/navigation they bring no table of routes to the browser.
 */
export { usePathname, useRouter } from 'next/navigation'
