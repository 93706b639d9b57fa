# Builds the site, then serves it with nginx as an ordinary user, on port 8080.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM debian:bookworm-slim
RUN apt-get update \
    && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
    && rm -rf /var/lib/apt/lists/*
COPY hosting/container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/dist/_hosting/nginx-site.conf /etc/nginx/snippets/site.conf
COPY --from=build /site/dist /var/www/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
