"""What happens without anybody asking: bots that think, clocks that run out, rules compiled before they are needed."""
