import { Provider } from './provider'

/** Adds the provider of next-intl to every page, as in its guide. */
export default async function Layout({ children, params }) {
  const { locale } = await params
  return (
    <html lang={locale}>
      <body>
        <Provider locale={locale}>{children}</Provider>
      </body>
    </html>
  )
}
