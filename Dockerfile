# syntax=docker/dockerfile:1
FROM node:24.21.0-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
# The image has the Node that the npm package would bring.
RUN npm ci --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node
COPY . .
RUN node scripts/build.ts && mkdir -p var

FROM node:24.21.0-slim
WORKDIR /shop
COPY --from=build /shop ./
COPY --from=build --chown=node:node /shop/var ./var
ENV NODE_ENV=production \
    NODE_COMPILE_CACHE=/shop/var/cache/compiled \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=131072 \
    MALLOC_TRIM_THRESHOLD_=131072
USER node
VOLUME /shop/var
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=3m --start-interval=2s --retries=3 \
  CMD ["node", "deploy/health.mjs"]
CMD ["node", "--max-semi-space-size=16", "scripts/start.ts"]
