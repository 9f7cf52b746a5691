# The image of the one server. For linux/amd64 and linux/arm64: nothing here knows the processor, npm takes the packages that fit.
# How it is run: compose.yaml and docs/deployment.md, "Containers".

FROM node:24.22.3-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN npm run build
# What Next keeps for its next build is twice as large as the build.
RUN rm -rf .next/cache

# The packages that run, without those that build: their code is in the build already.
FROM node:24.22.3-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
RUN rm -rf node_modules/esbuild node_modules/@esbuild node_modules/@next/swc-* node_modules/@swc/core* node_modules/@sentry node_modules/sentry node_modules/rollup node_modules/@rollup

FROM node:24.22.3-bookworm-slim
WORKDIR /app
# Nothing is installed in a container: without npm there is less to attack. The data folder is for the server's user alone.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /opt/yarn-* /usr/local/bin/yarn /usr/local/bin/yarnpkg && install -d -o 1000 -g 1000 -m 700 /data
COPY --from=packages /app/node_modules node_modules
# What the programs read at run time beside their bundles (tests/container-image.test.ts keeps the list whole).
COPY backend/platform/db/migrations backend/platform/db/migrations
COPY backend/platform/db/functions backend/platform/db/functions
COPY backend/platform/embedded backend/platform/embedded
COPY backend/platform/images backend/platform/images
COPY backend/platform/pdf backend/platform/pdf
COPY backend/library/search backend/library/search
COPY backend/accounts/passwords/strength backend/accounts/passwords/strength
COPY demo/content demo/content
COPY demo/pictures demo/pictures
COPY scripts/health.mjs scripts/health.mjs
COPY scripts/support/environment.mjs scripts/support/environment.mjs
COPY scripts/support/paths.mjs scripts/support/paths.mjs
COPY lib/node/command-line.mjs lib/node/command-line.mjs
COPY lib/node/url-host.mjs lib/node/url-host.mjs
COPY public public
COPY package.json package.json
COPY --from=build /app/.next .next
COPY --from=build /app/dist dist
# As in ops/buehnenhaus.service: glibc gives memory back that it would keep otherwise.
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
# Any other user will do that may write DATA_DIR; the rest of the file system may be read-only but for /tmp.
USER 1000:1000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 CMD ["node", "scripts/health.mjs"]
CMD ["node", "--max-semi-space-size=4", "--max-old-space-size=512", "dist/server.js"]
