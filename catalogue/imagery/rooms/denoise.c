// Joint non-local means over a noisy picture, guided by features (normal, depth). Compiled on demand by denoise.py.
#include <math.h>
#include <stdlib.h>

// colour, variance: h x w x 3; feature: h x w x nf. `reach` is the search radius, `patch` the patch radius,
// `strength` scales the expected difference of two noisy patches, `guide` the feature distance.
void nlm(const float *colour, const float *variance, const float *feature, int nf, float *out, int w, int h,
         int reach, int patch, float strength, float guide) {
  long n = (long)w * h;
  float *sum = calloc(n * 3, 4), *weight = calloc(n, 4), *d = malloc(n * 4), *row = malloc(n * 4);
  for (int dy = -reach; dy <= reach; dy++)
    for (int dx = -reach; dx <= reach; dx++) {
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          long i = (long)y * w + x, j = i + (long)dy * w + dx;
          if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) {
            d[i] = 4;
            continue;
          }
          float s = 0;
          for (int c = 0; c < 3; c++) {
            float diff = colour[i * 3 + c] - colour[j * 3 + c], va = variance[i * 3 + c], vb = variance[j * 3 + c];
            s += (diff * diff - (va + fminf(va, vb))) / (1e-6f + strength * (va + vb));
          }
          d[i] = s / 3;
        }
      for (int y = 0; y < h; y++) {
        float s = 0;
        for (int x = -patch; x < w + patch; x++) {
          if (x + patch >= 0 && x + patch < w) s += d[(long)y * w + x + patch];
          if (x - patch - 1 >= 0) s -= d[(long)y * w + x - patch - 1];
          if (x >= 0 && x < w) row[(long)y * w + x] = s;
        }
      }
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) continue;
          long i = (long)y * w + x, j = i + (long)dy * w + dx;
          float s = 0, f = 0;
          int m = 0;
          for (int p = -patch; p <= patch; p++)
            if (y + p >= 0 && y + p < h) s += row[i + (long)p * w], m++;
          s = fmaxf(s / (m * (2 * patch + 1)), 0);
          for (int c = 0; c < nf; c++) {
            float diff = feature[i * nf + c] - feature[j * nf + c];
            f += diff * diff;
          }
          float e = fmaxf(s, f * guide);
          if (e > 9) continue;
          float k = expf(-e);
          for (int c = 0; c < 3; c++) sum[i * 3 + c] += k * colour[j * 3 + c];
          weight[i] += k;
        }
    }
  for (long i = 0; i < n; i++)
    for (int c = 0; c < 3; c++) out[i * 3 + c] = weight[i] > 0 ? sum[i * 3 + c] / weight[i] : colour[i * 3 + c];
  free(sum);
  free(weight);
  free(d);
  free(row);
}
