// Gradient noise, cell noise and hashing over arrays of points. Compiled on demand by noise.py.
#include <math.h>
#include <stdint.h>

#define BLOCK 512

// About -sin(2 pi u) for u in -.5 .. .5, without a table so that many points are done at once.
static inline float wave(float u) {
  float y = u * (16 * fabsf(u) - 8);
  return y * (.775f + .225f * fabsf(y));
}

static inline uint32_t hash2(int x, int y, uint32_t seed) {
  uint32_t h = seed * 0x9E3779B1u + (uint32_t)x * 0x85EBCA6Bu + (uint32_t)y * 0xC2B2AE35u;
  h ^= h >> 15;
  h *= 0x2C1B3C6Du;
  h ^= h >> 12;
  h *= 0x297A2D39u;
  return h ^ (h >> 15);
}

static inline float corner(int ix, int iy, float x, float y, uint32_t seed) {
  int k = (int)(hash2(ix, iy, seed) & 255);
  return wave(((k + 64) & 255) / 256.f - .5f) * x + wave(k / 256.f - .5f) * y;
}

static inline float gradient_noise(float x, float y, uint32_t seed) {
  float fx = floorf(x), fy = floorf(y);
  int ix = (int)fx, iy = (int)fy;
  x -= fx;
  y -= fy;
  float u = x * x * x * (x * (x * 6 - 15) + 10), v = y * y * y * (y * (y * 6 - 15) + 10);
  float a = corner(ix, iy, x, y, seed), b = corner(ix + 1, iy, x - 1, y, seed);
  float c = corner(ix, iy + 1, x, y - 1, seed), d = corner(ix + 1, iy + 1, x - 1, y - 1, seed);
  float p = a + u * (b - a), q = c + u * (d - c);
  return 1.5f * (p + v * (q - p));
}

// Sum of octaves, normalised to about -1..1. `turn` rotates the lattice between octaves;
// without it stretched noise keeps its direction.
void fbm(const float *X, const float *Y, float *out, long n, int octaves, float lacunarity, float gain,
         uint32_t seed, int turn) {
  float x[BLOCK], y[BLOCK], sum[BLOCK];
  for (long start = 0; start < n; start += BLOCK) {
    int len = n - start < BLOCK ? (int)(n - start) : BLOCK;
    float amplitude = 1, total = 0;
    for (int i = 0; i < len; i++) {
      x[i] = X[start + i];
      y[i] = Y[start + i];
      sum[i] = 0;
    }
    for (int o = 0; o < octaves; o++) {
      float cs = (turn ? 0.8f : 1.0f) * lacunarity, sn = (turn ? 0.6f : 0.0f) * lacunarity;
      float ox = o * 17.3f, oy = o * -9.7f;
      uint32_t s = seed + o * 101;
#pragma omp simd
      for (int i = 0; i < len; i++) {
        sum[i] += amplitude * gradient_noise(x[i] + ox, y[i] + oy, s);
        float nx = x[i] * cs - y[i] * sn;
        y[i] = x[i] * sn + y[i] * cs;
        x[i] = nx;
      }
      total += amplitude;
      amplitude *= gain;
    }
    for (int i = 0; i < len; i++) out[start + i] = sum[i] / total;
  }
}

static inline int wrapped(int i, int n) {
  return n ? ((i % n) + n) % n : i;
}

static inline void site(int cx, int cy, uint32_t seed, float jitter, int nx, int ny, float *px, float *py) {
  uint32_t h = hash2(wrapped(cx, nx), wrapped(cy, ny), seed);
  *px = cx + .5f + jitter * ((h & 0xffff) / 65536.f - .5f);
  *py = cy + .5f + jitter * ((h >> 16) / 65536.f - .5f);
}

// cells() for a lattice that does not repeat and keeps its corners, several points at a time.
static void plain_cells(const float *X, const float *Y, float *centre, float *border, float *id, float *sx, float *sy,
                        long n, uint32_t seed, float jitter) {
  float x[BLOCK], y[BLOCK], best[BLOCK], bx[BLOCK], by[BLOCK], edge[BLOCK];
  int ix[BLOCK], iy[BLOCK], bi[BLOCK], bj[BLOCK];
  for (long start = 0; start < n; start += BLOCK) {
    int len = n - start < BLOCK ? (int)(n - start) : BLOCK;
    for (int i = 0; i < len; i++) {
      x[i] = X[start + i];
      y[i] = Y[start + i];
      ix[i] = (int)floorf(x[i]);
      iy[i] = (int)floorf(y[i]);
      best[i] = edge[i] = 1e9f;
      bx[i] = by[i] = 0;
      bi[i] = bj[i] = 0;
    }
    for (int j = -1; j <= 1; j++)
      for (int k = -1; k <= 1; k++)
#pragma omp simd
        for (int i = 0; i < len; i++) {
          uint32_t h = hash2(ix[i] + k, iy[i] + j, seed);
          float px = ix[i] + k + .5f + jitter * ((float)(int)(h & 0xffff) / 65536.f - .5f);
          float py = iy[i] + j + .5f + jitter * ((float)(int)(h >> 16) / 65536.f - .5f);
          float d = (px - x[i]) * (px - x[i]) + (py - y[i]) * (py - y[i]);
          int nearer = d < best[i];
          bx[i] = nearer ? px : bx[i];
          by[i] = nearer ? py : by[i];
          bi[i] = nearer ? ix[i] + k : bi[i];
          bj[i] = nearer ? iy[i] + j : bj[i];
          best[i] = nearer ? d : best[i];
        }
    for (int j = -2; j <= 2; j++)
      for (int k = -2; k <= 2; k++)
#pragma omp simd
        for (int i = 0; i < len; i++) {
          uint32_t h = hash2(bi[i] + k, bj[i] + j, seed);
          float px = bi[i] + k + .5f + jitter * ((float)(int)(h & 0xffff) / 65536.f - .5f);
          float py = bj[i] + j + .5f + jitter * ((float)(int)(h >> 16) / 65536.f - .5f);
          float vx = px - bx[i], vy = py - by[i], length = vx * vx + vy * vy;
          float e = (((bx[i] + px) * .5f - x[i]) * vx + ((by[i] + py) * .5f - y[i]) * vy) / sqrtf(length + 1e-12f);
          e = length > 1e-10f ? e : 1e9f;
          edge[i] = e < edge[i] ? e : edge[i];
        }
    for (int i = 0; i < len; i++) {
      centre[start + i] = sqrtf(best[i]);
      border[start + i] = edge[i] > 0 ? edge[i] : 0;
      id[start + i] = (float)(int)(hash2(bi[i], bj[i], seed + 7) & 0xffffff) / 16777216.f;
      sx[start + i] = bx[i];
      sy[start + i] = by[i];
    }
  }
}

// Voronoi cells of a jittered lattice: distance to the site, true distance to the cell border, cell id in 0..1
// and the site itself. The lattice repeats after nx, ny cells unless they are 0. `sharp` > 0 rounds the corners of the border distance (smaller is rounder).
void cells(const float *X, const float *Y, float *centre, float *border, float *id, float *sx, float *sy, long n,
           uint32_t seed, float jitter, float sharp, int nx, int ny) {
  if (sharp <= 0 && !nx && !ny) {
    plain_cells(X, Y, centre, border, id, sx, sy, n, seed, jitter);
    return;
  }
  for (long i = 0; i < n; i++) {
    float x = X[i], y = Y[i], best = 1e9f, bx = 0, by = 0;
    int ix = (int)floorf(x), iy = (int)floorf(y), bi = 0, bj = 0;
    for (int j = -1; j <= 1; j++)
      for (int k = -1; k <= 1; k++) {
        float px, py;
        site(ix + k, iy + j, seed, jitter, nx, ny, &px, &py);
        float d = (px - x) * (px - x) + (py - y) * (py - y);
        if (d < best) best = d, bx = px, by = py, bi = ix + k, bj = iy + j;
      }
    float edge = 1e9f, sum = 0;
    for (int j = -2; j <= 2; j++)
      for (int k = -2; k <= 2; k++) {
        if (!j && !k) continue;
        float px, py;
        site(bi + k, bj + j, seed, jitter, nx, ny, &px, &py);
        float vx = px - bx, vy = py - by;
        float e = ((bx + px) * .5f - x) * vx + ((by + py) * .5f - y) * vy;
        e /= sqrtf(vx * vx + vy * vy + 1e-12f);
        if (e < edge) edge = e;
        if (sharp > 0) sum += expf(-sharp * e);
      }
    centre[i] = sqrtf(best);
    if (sharp > 0) edge = -logf(sum) / sharp;
    border[i] = edge > 0 || sharp > 0 ? edge : 0;
    id[i] = (hash2(wrapped(bi, nx), wrapped(bj, ny), seed + 7) & 0xffffff) / 16777216.f;
    sx[i] = bx;
    sy[i] = by;
  }
}

void hash_pairs(const int32_t *A, const int32_t *B, float *out, long n, uint32_t seed) {
  for (long i = 0; i < n; i++) out[i] = (hash2(A[i], B[i], seed) & 0xffffff) / 16777216.f;
}
