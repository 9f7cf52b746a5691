import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Browsers get messages that are parsed already, and no parser (10 KB).
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', sourceLocale: 'de', precompile: true },
  },
})

const config: NextConfig = {
  poweredByHeader: false,
  // server.ts compresses, names (ETag) and keeps every finished page: see docs/architecture.md.
  compress: false,
  generateEtags: false,
  // The middleware's own rules answer slashes with the one 301 that the whole address needs.
  skipTrailingSlashRedirect: true,
  // Metadata stands in the head for every client: pages are sent whole, so streaming it gains nothing.
  htmlLimitedBots: /.*/,
  reactStrictMode: true,
  // `npm run types` checks them, once and for all of the project.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Next would redirect the router's requests unless their query names all their headers. The finishing layer keeps
    // answers apart by what they really depend on (server/html/page-request.ts).
    validateRSCRequestHeaders: false,
    // By itself the build joins styles of pages that have little to do with each other: visitors got the editor's.
    cssChunking: { type: 'graph', requestCost: 40_000, weightDistribution: 1 },
  },
}

export default withNextIntl(config)
